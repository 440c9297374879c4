import type { CitationStep } from '@labreach/contract/professors'
import type { Bar } from '../../../ui/charts/histogram.tsx'
import { count, plural } from '../../../ui/text/text.ts'

type Range = { minCitations: number | null; maxCitations: number | null }

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' })

/**
 * Makes the bars of the citation histogram. Bars that overlap the range are selected; zero and powers of ten are
 * labelled.
 */
export const citationBars = (steps: readonly CitationStep[], { minCitations, maxCitations }: Range): Bar[] =>
  steps.map(({ from, to, count: professors }) => ({
    title: `${formatRange(from, to)} citations: ${plural(professors, 'professor')}`,
    count: professors,
    selected: (to ?? Infinity) >= (minCitations ?? 0) && from <= (maxCitations ?? Infinity),
    mark: from === 0 || Number.isInteger(Math.log10(from)) ? compact.format(from) : undefined,
  }))

/** A summary of the histogram for screen readers. */
export function citationSummary(steps: readonly CitationStep[]): string {
  const all = steps.reduce((sum, step) => sum + step.count, 0)
  const largest = steps.reduce((one, other) => (other.count > one.count ? other : one))
  return `Citations of ${plural(all, 'professor')}: most have ${formatRange(largest.from, largest.to)}.`
}

const formatRange = (from: number, to: number | null) =>
  to === null ? `${count(from)} or more` : `${count(from)} to ${count(to)}`
