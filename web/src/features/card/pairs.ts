import type { MatchReason } from '@labreach/contract/professors'
import type { Pair } from '../../ui/charts/paired-lines.tsx'

/** Pairs the student's own line with the interest, the publication or the topic that it fits, for `max` reasons. */
export const makePairs = (reasons: readonly MatchReason[], max: number): Pair[] => reasons.slice(0, max).map(makePair)

const makePair = ({ yours, source, text, year }: MatchReason): Pair => ({
  from: [yours],
  ...(source === 'topic' ? { to: `A publication on ${lowerFirst(text)}` } : { to: text }),
  ...(source === 'publication' && { kind: year === null ? 'publication' : String(year) }),
})

/** "Legged locomotion" within a sentence; names such as "DNA repair" keep their capitals. */
const lowerFirst = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text)
