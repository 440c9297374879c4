import { expect, test } from 'vitest'
import { deriveActivityFacts } from './derive-activity.ts'
import { mayHaveMoved } from './may-have-moved.ts'

const now = new Date('2026-11-25')
const count = (year: number, works: number) => ({ year, works, citations: 0 })

test('the last work, the mean of five complete years, and the affiliation with its first year [CARD-31]', () => {
  const activity = {
    worksByYear: [count(2027, 1), count(2026, 0), count(2025, 4), count(2024, 5), count(2021, 3), count(2020, 50)],
    affiliations: [
      { name: 'UC Davis', years: [2025, 2024, 2021, 2012] },
      { name: 'ETH Zurich', years: [2020, 2019] },
    ],
  }
  const base = { quote: null, address: 'https://openalex.org/A1', datedOn: null, expiresOn: null }
  expect(deriveActivityFacts(activity, 'https://openalex.org/A1', now)).toEqual([
    { ...base, kind: 'last_work', value: { year: 2025 } },
    { ...base, kind: 'works_per_year', value: { works: 2.4, from: 2021, to: 2025 } },
    {
      ...base,
      kind: 'affiliation_since',
      value: { affiliations: [{ name: 'UC Davis', since: 2021 }], through: 2025 },
      datedOn: '2025-12-31',
    },
  ])
})

test('an author without works and affiliations has no facts', () => {
  expect(deriveActivityFacts({ worksByYear: [count(2024, 0)], affiliations: [] }, null, now)).toEqual([])
})

const card = { schoolName: 'UC Davis', affiliation: 'Department of Physics, UC Davis' }
const works = (names: string[], through = 2026) => ({
  value: { affiliations: names.map((name) => ({ name, since: 2020 })), through },
})

test.each([
  ['another institution', works(['ETH Zurich']), true],
  ['the same one in another spelling', works(['University of California, Davis']), false],
  ['several, one of them the same', works(['ETH Zurich', 'UC Davis']), false],
  ['another one some years ago', works(['ETH Zurich'], 2022), false],
])('may have moved, if the newest works name %s', (_, fact, moved) => {
  expect(mayHaveMoved(card, fact, now)).toBe(moved)
})
