import type { Student } from '@labreach/contract/account'
import type { Relationship } from '@labreach/contract/professors'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { cardsOf } from '../features/browse/letter-states.ts'
import { NextClosest } from '../features/browse/next-closest.tsx'
import { ProfessorSummary } from '../features/card/professor-summary.tsx'
import { ComposeDialog } from '../features/compose/compose-dialog.tsx'
import type { FirstLetter } from '../features/compose/follow-up/first-letter.ts'

type Props = Pick<ComponentProps<typeof ComposeDialog>, 'connecting' | 'onClosed'> & {
  student: Student
  relationship: Relationship
  /** The letter that is followed up, if any. */
  first: FirstLetter | null
  /** Opens a letter to another professor, who is suggested after this one. */
  onCompose: (relationship: Relationship) => void
  /** The letter was sent, held or given back, or the professor has opted out. */
  onChanged?: () => void
}

/** The composer of a page; the cards of all fetched pages show what was saved and sent. */
export function LetterDialog({ relationship, onCompose, onChanged, ...props }: Props) {
  const cards = cardsOf(useQueryClient(), relationship.id)
  return (
    <ComposeDialog
      {...props}
      relationship={relationship}
      onDraftSaved={cards.draftSaved}
      onSent={(sentAt, isSure) => {
        cards.sent(sentAt, isSure)
        onChanged?.()
      }}
      onHeld={(isDraft) => {
        cards.held(isDraft)
        onChanged?.()
      }}
      onOptedOut={() => {
        cards.optedOut()
        onChanged?.()
      }}
      renderNext={(onLeave) => (
        <NextClosest
          exceptId={relationship.id}
          renderProfessor={(next) => <ProfessorSummary relationship={next} maxReasons={1} />}
          onCompose={onCompose}
          onLeave={onLeave}
        />
      )}
    />
  )
}
