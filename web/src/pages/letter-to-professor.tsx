import type { Student } from '@labreach/contract/account'
import type { Relationship } from '@labreach/contract/professors'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useMailboxFlow } from '../features/account/mailbox/use-mailbox-flow.ts'
import { cardsOf } from '../features/browse/letter-states.ts'
import type { FirstLetter } from '../features/compose/follow-up/first-letter.ts'
import { ProfessorSummary } from '../features/card/professor-summary.tsx'
import { useOpening } from '../ui/dialog/use-opening.ts'

// As large as the page itself, and only needed to write a letter.
const ComposeDialog = lazy(async () => {
  const { ComposeDialog } = await import('../features/compose/compose-dialog.tsx')
  return { default: ComposeDialog }
})

// Shown in the composer only. It is a suggestion, so a page without it is better than the page of a missing part.
const NextClosest = lazy(() =>
  import('../features/browse/next-closest.tsx').then(
    ({ NextClosest }) => ({ default: NextClosest }),
    (error: unknown) => {
      console.warn('The next closest professor cannot be shown', error)
      return { default: () => null }
    },
  ),
)

/**
 * The composer of a page with professors: `open` starts a letter, or a follow-up to the given first letter, and `dialog`
 * is to be rendered. The cards of the fetched pages show what was saved and sent. `onOpen` gets the id of the relationship.
 */
export function useLetterToProfessor(student: Student | null, onOpen?: (id: number) => void) {
  const client = useQueryClient()
  const { opening, open, onClosed } = useOpening<{ relationship: Relationship; first: FirstLetter | null }>()
  const compose = (relationship: Relationship, first: FirstLetter | null = null) => {
    onOpen?.(relationship.id)
    open({ relationship, first })
  }
  const connecting = useMailboxFlow(student?.username)

  const cards = opening && cardsOf(client, opening.subject.relationship.id)

  const dialog = student && opening && cards && (
    <Suspense>
      <ComposeDialog
        key={opening.key}
        student={student}
        {...opening.subject}
        connecting={connecting}
        onClosed={onClosed}
        onDraftSaved={cards.draftSaved}
        onSent={cards.sent}
        onHeld={cards.held}
        onOptedOut={cards.optedOut}
        renderNext={(onLeave) => (
          <Suspense>
            <NextClosest
              exceptId={opening.subject.relationship.id}
              renderProfessor={(relationship) => <ProfessorSummary relationship={relationship} maxReasons={1} />}
              onCompose={(relationship) => compose(relationship)}
              onLeave={onLeave}
            />
          </Suspense>
        )}
      />
    </Suspense>
  )
  return { open: compose, dialog }
}
