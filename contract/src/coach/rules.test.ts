import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { advicePageCount, rules, formatSupport, type RuleId } from './rules.ts'

test('the number of advice pages of each rule is the one in docs/letters/advice.md [COMPOSE-40]', async () => {
  const adviceText = await readFile(new URL('../../../docs/letters/advice.md', import.meta.url), 'utf8')
  const rows = new Map(
    [...adviceText.matchAll(/^\| ([A-Z]+) \|.*\| (\d+) of (\d+) \|/gm)].map(([, id, pages, total]) => [
      id,
      `${pages} of ${total}`,
    ]),
  )
  for (const id of Object.keys(rules) as RuleId[]) {
    const { advice: ruleLetter, pages } = rules[id]
    expect([id, `${pages} of ${advicePageCount}`]).toEqual([id, rows.get(ruleLetter)])
  }
})

test('says how many pages state a rule', () => {
  expect(formatSupport('deed')).toBe('14 of 25 guides ask for it')
  expect(formatSupport('praise')).toBe('1 of 25 guides warns against it')
})
