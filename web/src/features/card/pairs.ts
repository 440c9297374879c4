import type { MatchReason } from '@labreach/contract/professors'
import { lowerFirst } from '@labreach/contract/coach/lower-first'
import type { Pair } from '../../ui/charts/paired-lines.tsx'
import { excerpt } from '../../ui/text/excerpt.ts'

/** The characters of the student's line: about two rows of a card. */
const lineMax = 70

/** What both name with the same words, and pairs of different words. */
type Reasons = { shared: string[]; pairs: Pair[] }

/**
 * Pairs the student's own line with the interest, the publication or the topic that it fits, for `max` reasons: the most
 * important ones, of which one names a publication if any does. Words that are the same on both sides stand once.
 */
export function readReasons(reasons: readonly MatchReason[], max: number): Reasons {
  const chosen = chooseReasons(reasons, max)
  return {
    shared: chosen.filter(isShared).map(({ text }) => text),
    pairs: chosen.filter((reason) => !isShared(reason)).map(makePair),
  }
}

function chooseReasons(reasons: readonly MatchReason[], max: number): readonly MatchReason[] {
  const chosen = reasons.slice(0, max)
  const isPublication = ({ source }: MatchReason) => source === 'publication'
  const publication = reasons.slice(max).find(isPublication)
  return !publication || chosen.some(isPublication) ? chosen : [...chosen.slice(0, -1), publication].slice(0, max)
}

/** A topic stands for a publication: that both name it would say too much. */
const isShared = ({ yours, source, text }: MatchReason): boolean =>
  source !== 'topic' && yours.trim().toLowerCase() === text.trim().toLowerCase()

const makePair = ({ yours, terms, source, text, year }: MatchReason): Pair => ({
  from: excerpt(yours, terms.join(' '), lineMax, text),
  ...(source === 'topic' ? { to: `A publication on ${lowerFirst(text)}` } : { to: text }),
  ...(source === 'publication' && { kind: year === null ? 'publication' : String(year) }),
})
