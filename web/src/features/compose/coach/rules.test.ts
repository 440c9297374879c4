import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { pagesRead, rules, tellWhy, type RuleId } from './rules.ts'

test('the numbers of pages are those of the table of advice [COMPOSE-40]', async () => {
  const advice = await readFile(new URL('../../../../../docs/letters/advice.md', import.meta.url), 'utf8')
  const rows = new Map(
    [...advice.matchAll(/^\| ([A-Z]+) \|.*\| (\d+) of (\d+) \|/gm)].map(([, id, pages, of]) => [
      id,
      `${pages} of ${of}`,
    ]),
  )
  for (const id of Object.keys(rules) as RuleId[]) {
    const { advice: row, pages } = rules[id]
    expect([id, `${pages} of ${pagesRead}`]).toEqual([id, rows.get(row)])
  }
})

test('says how many pages state a rule', () => {
  expect(tellWhy('deed')).toBe('14 of 25 advice pages ask for it')
  expect(tellWhy('praise')).toBe('1 of 25 advice pages warns of it')
})
