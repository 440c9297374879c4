import type { Relationship } from '@labreach/contract/professors'

const shownTerms = 4

/** A term of a card's list: the words that resume and professor share, or what the match rests on without any. */
export function WhyItFits({ match, className }: { match: Relationship['match']; className: string | undefined }) {
  const reason = match?.reasons[0]
  if (!reason) return null
  return (
    <div className={className}>
      <dt>Why it fits</dt>
      <dd className="small">
        {reason.terms.length > 0 ? `You share: ${reason.terms.slice(0, shownTerms).join(', ')}` : reason.text}
      </dd>
    </div>
  )
}
