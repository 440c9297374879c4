import type { MatchReason } from '@labreach/contract/professors'
import type { Pair } from '../../ui/charts/paired-lines.tsx'
import { excerpt } from '../../ui/text/excerpt.ts'
import { lowerFirst } from '../../ui/text/text.ts'

/** The characters of the student's line: about four rows of a card. */
const lineMax = 70

/** Pairs the student's own line with the interest, the publication or the topic that it fits, for `max` reasons. */
export const makePairs = (reasons: readonly MatchReason[], max: number): Pair[] => reasons.slice(0, max).map(makePair)

const makePair = ({ yours, terms, source, text, year }: MatchReason): Pair => ({
  from: [excerpt(yours, terms.join(' '), lineMax, text)],
  ...(source === 'topic' ? { to: `A publication on ${lowerFirst(text)}` } : { to: text }),
  ...(source === 'publication' && { kind: year === null ? 'publication' : String(year) }),
})
