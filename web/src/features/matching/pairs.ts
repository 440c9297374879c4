import type { MatchReason } from '@labreach/contract/professors'
import type { Pair } from '../../ui/charts/paired-lines.tsx'

const maxTerms = 3

/**
 * Pairs the terms of the resume with the interest or the publication that they match, for at most `max` reasons. The
 * titles of a locked professor's publications are hidden, so these become one pair.
 */
export function makePairs(reasons: readonly MatchReason[], max: number): Pair[] {
  const hidden = reasons.filter(isHidden)
  const pairs = reasons
    .filter((reason) => !isHidden(reason) || reason === hidden[0])
    .map((reason) => (isHidden(reason) ? mergeHidden(hidden) : makePair(reason)))
  return pairs.slice(0, max)
}

const makePair = ({ terms, source, text }: MatchReason): Pair => ({
  from: terms.slice(0, maxTerms),
  to: text,
  ...(source === 'publication' && { kind: 'publication' }),
})

function mergeHidden(hidden: readonly MatchReason[]): Pair {
  const terms = new Set(hidden.flatMap((reason) => reason.terms))
  return {
    from: [...terms].slice(0, maxTerms),
    to: hidden.length > 1 ? `${hidden.length} publications of theirs` : 'A publication of theirs',
  }
}

/** Whether the title is hidden. The text of such a reason consists of the terms. */
const isHidden = ({ terms, source, text }: MatchReason) =>
  source === 'publication' && terms.join(', ').toLowerCase() === text.toLowerCase()
