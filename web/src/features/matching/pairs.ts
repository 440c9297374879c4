import type { MatchReason } from '@labreach/contract/professors'
import type { Pair } from '../../ui/charts/paired-lines.tsx'

const shownTerms = 3

/**
 * The reasons of a match as words of the resume and what they met: an interest, or a publication. Titles of a locked
 * professor's publications stay hidden, so these become one.
 */
export function pairsOf(reasons: readonly MatchReason[], most: number): Pair[] {
  const hidden = reasons.filter(isHidden)
  const pairs = reasons
    .filter((reason) => !isHidden(reason) || reason === hidden[0])
    .map((reason) => (isHidden(reason) ? together(hidden) : pairOf(reason)))
  return pairs.slice(0, most)
}

const pairOf = ({ terms, source, text }: MatchReason): Pair => ({
  from: terms.slice(0, shownTerms),
  to: text,
  ...(source === 'publication' && { kind: 'publication' }),
})

function together(hidden: readonly MatchReason[]): Pair {
  const terms = new Set(hidden.flatMap((reason) => reason.terms))
  return {
    from: [...terms].slice(0, shownTerms),
    to: hidden.length > 1 ? `${hidden.length} publications of theirs` : 'A publication of theirs',
  }
}

/** The text is then the shared terms themselves. */
const isHidden = ({ terms, source, text }: MatchReason) =>
  source === 'publication' && terms.join(', ').toLowerCase() === text.toLowerCase()
