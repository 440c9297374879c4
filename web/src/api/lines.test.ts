import { expect, test } from 'vitest'
import { readCounted, splitLines } from './lines.ts'

async function* chunks(...parts: string[]) {
  yield* parts
}

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const value of values) list.push(value)
  return list
}

test('joins the parts of a line that arrives in several chunks', async () => {
  expect(await all(splitLines(chunks('12\n{"a"', ':1}\n\n{"b":2}')))).toEqual(['12', '{"a":1}', '{"b":2}'])
})

test('reads a count, then one value per line, and skips lines that do not parse [MATCH-2, MATCH-3]', async () => {
  const lines = await all(readCounted(chunks('2\n', '{"a":1}\nnot json\n', '{"b":2}\n')))
  expect(lines).toEqual([{ count: 2 }, { value: { a: 1 } }, { value: { b: 2 } }])
})
