import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { movableClock } from '../../../test/clock.ts'
import { EmbeddingsFailure } from './embeddings.ts'
import { rememberVectors } from './remembered-vectors.ts'

/** A memory over an endpoint that answers as told, with what was asked and what was complained of. */
function aMemory(answer: (text: string) => Promise<Float32Array>) {
  const [asked, troubles]: [string[], string[]] = [[], []]
  const clock = movableClock('2026-03-02T09:00:00.000Z')
  const soon = rememberVectors(
    (text) => {
      asked.push(text)
      return answer(text)
    },
    clock,
    (error) => troubles.push((error as Error).message),
  )
  return { soon, asked, troubles, clock }
}
const vector = Float32Array.of(1)
const down = async () => {
  throw new EmbeddingsFailure('unreachable', 'down')
}

test('asks for a text once, also when it is wanted twice at once', async () => {
  const { soon, asked } = aMemory(async () => vector)
  expect(await Promise.all([soon('a'), soon('a')])).toEqual([vector, vector])
  expect(await soon('a')).toBe(vector)
  expect(asked).toEqual(['a'])
})

test('lets go of what was not used for the longest time', async () => {
  const { soon, asked } = aMemory(async () => vector)
  await soon('first')
  await soon('second')
  for (let number = 0; number < 998; number++) await soon(String(number))
  await soon('first')
  await soon('one too many')
  await soon('first')
  expect(asked.filter((text) => text === 'first')).toHaveLength(1)
  await soon('second')
  expect(asked.filter((text) => text === 'second')).toHaveLength(2)
})

test('waits a quarter of a second and no longer; what comes late is there the next time', async () => {
  const { promise, resolve } = Promise.withResolvers<Float32Array>()
  const { soon, asked, troubles } = aMemory(() => promise)
  expect(await soon('a')).toBeNull()
  // A second request meanwhile does not wait again: it has its answer before the next turn of the event loop.
  expect(await Promise.race([soon('a'), turn('waits')])).toBeNull()
  resolve(vector)
  await turn()
  expect(await soon('a')).toBe(vector)
  expect([asked, troubles]).toEqual([['a'], ['No vector within 250 ms']])
})

test('complains once of an endpoint that is down, leaves it alone for half a minute, and asks again', async () => {
  let answer: () => Promise<Float32Array> = down
  const { soon, asked, troubles, clock } = aMemory(() => answer())
  for (const text of ['a', 'b', 'a']) expect(await soon(text)).toBeNull()
  expect([asked, troubles]).toEqual([['a'], ['down']])
  clock.pass(30_000)
  expect(await soon('b')).toBeNull()
  expect([asked, troubles]).toEqual([['a', 'b'], ['down']])
  clock.pass(30_000)
  answer = async () => vector
  expect(await soon('a')).toBe(vector)
  answer = down
  expect(await soon('c')).toBeNull()
  expect(troubles).toEqual(['down', 'down'])
})

test('does not ask a second time for a text that is refused, and goes on with others', async () => {
  const { soon, asked } = aMemory(async (text) => {
    if (text === 'long') throw new EmbeddingsFailure('refused', 'too long')
    return vector
  })
  expect([await soon('long'), await soon('long'), await soon('short')]).toEqual([null, null, vector])
  expect(asked).toEqual(['long', 'short'])
})
