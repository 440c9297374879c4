import { describeRecruiting } from '@labreach/contract/describe-recruiting'
import { expect, test } from 'vitest'
import { describeFact, describeSetValues } from './describe-fact.ts'

test.each([
  [{ taking: true, levels: ['phd'], term: { season: 'fall', year: 2027 } }, 'Taking PhD students from fall 2027'],
  [{ taking: true, levels: ['undergraduate', 'graduate'], term: null }, 'Taking undergraduates and graduate students'],
  [{ taking: false, levels: ['graduate', 'phd'], term: null }, 'Not taking graduate students or PhD students'],
  [{ taking: false, levels: [], term: { season: null, year: 2027 } }, 'Not taking students for 2027'],
] as const)('%j is read as %s [CARD-34]', (statement, text) => {
  expect(describeRecruiting({ ...statement, levels: [...statement.levels] })).toBe(text)
})

test('a locked card names whom the professor takes, and the year of the last work [CARD-34]', () => {
  const recruiting = [{ taking: true, levels: ['phd' as const], term: null }]
  expect(describeSetValues({ recruiting, last_work_year: 2026, facts: [] })).toBe(
    'Taking PhD students · last work 2026',
  )
  expect(describeSetValues({ recruiting: [], last_work_year: 2026, facts: [] })).toBe('last work 2026')
})

test('an affiliation that the newest works contradict may have changed [CARD-30]', () => {
  const fact = { kind: 'affiliation_since', name: 'ETH Zurich', since: 2024, source: 'openalex' } as const
  const base = { ...fact, quote: null, address: null, known_on: '2026-11-01', stale: false }
  expect(describeFact({ ...base, may_have_moved: true })).toBe('May have moved to ETH Zurich')
  expect(describeFact({ ...base, may_have_moved: false })).toBe('ETH Zurich since 2024')
})
