import type { MatchReason } from '@labreach/contract/professors'
import { lowerFirst } from '@labreach/contract/coach/lower-first'
import type { Pair } from '../../ui/charts/paired-lines.tsx'
import { excerpt } from '../../ui/text/excerpt.ts'

/** The characters of the student's line: about four rows of a card. */
const lineMax = 70

/**
 * Pairs the student's own line with the interest, the publication or the topic that it fits, for `max` reasons: the most
 * important ones, of which one names a publication if any does.
 */
export const makePairs = (reasons: readonly MatchReason[], max: number): Pair[] =>
  chooseReasons(reasons, max).map(makePair)

function chooseReasons(reasons: readonly MatchReason[], max: number): readonly MatchReason[] {
  const chosen = reasons.slice(0, max)
  const isPublication = ({ source }: MatchReason) => source === 'publication'
  const publication = reasons.slice(max).find(isPublication)
  return !publication || chosen.some(isPublication) ? chosen : [...chosen.slice(0, -1), publication].slice(0, max)
}

const makePair = ({ yours, terms, source, text, year }: MatchReason): Pair => ({
  from: [excerpt(yours, terms.join(' '), lineMax, text)],
  // The same words on both sides would look like a mistake.
  ...(yours.trim().toLowerCase() === text.trim().toLowerCase() && { isSame: true }),
  ...(source === 'topic' ? { to: `A publication on ${lowerFirst(text)}` } : { to: text }),
  ...(source === 'publication' && { kind: year === null ? 'publication' : String(year) }),
})
