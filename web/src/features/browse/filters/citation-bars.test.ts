import { expect, test } from 'vitest'
import { citationBars, citationSummary } from './citation-bars.ts'

const steps = [
  { from: 0, to: 9, count: 3 },
  { from: 10, to: 29, count: 40 },
  { from: 30, to: 999, count: 1 },
  { from: 1_000, to: null, count: 0 },
]
const selected = (minCitations: number | null, maxCitations: number | null) =>
  citationBars(steps, { minCitations, maxCitations }).map((bar) => bar.selected)

test('selects every bar that overlaps the range, and all bars without a range [BROWSE-8]', () => {
  expect(selected(null, null)).toEqual([true, true, true, true])
  expect(selected(10, 29)).toEqual([false, true, false, false])
  expect(selected(9, 30)).toEqual([true, true, true, false])
  expect(selected(5_000, null)).toEqual([false, false, false, true])
  expect(selected(40, 20)).toEqual([false, false, false, false])
})

test('describes each bar, and labels zero and powers of ten', () => {
  const bars = citationBars(steps, { minCitations: null, maxCitations: null })
  expect(bars.map(({ title }) => title)).toEqual([
    '0 to 9 citations: 3 professors',
    '10 to 29 citations: 40 professors',
    '30 to 999 citations: 1 professor',
    '1,000 or more citations: 0 professors',
  ])
  expect(bars.map(({ mark }) => mark)).toEqual(['0', '10', undefined, '1K'])
  expect(citationSummary(steps)).toBe('Citations of 44 professors: most have 10 to 29.')
})
