import type { Student } from '@labreach/contract/account'
import type { Relationship } from '@labreach/contract/professors'
import { lazy, Suspense } from 'react'
import { useMailboxFlow } from '../features/account/mailbox/use-mailbox-flow.ts'
import type { FirstLetter } from '../features/compose/follow-up/first-letter.ts'
import { useOpening } from '../ui/dialog/use-opening.ts'

// As large as the page itself, and only needed to write a letter.
const LetterDialog = lazy(async () => {
  const { LetterDialog } = await import('./letter-dialog.tsx')
  return { default: LetterDialog }
})

/**
 * The composer of a page with professors: `open` starts a letter, or a follow-up to the given first letter, and `dialog`
 * is to be rendered. `onOpen` gets the id of the relationship.
 */
export function useLetterToProfessor(student: Student | null, onOpen?: (id: number) => void) {
  const { opening, open, onClosed } = useOpening<{ relationship: Relationship; first: FirstLetter | null }>()
  const compose = (relationship: Relationship, first: FirstLetter | null = null) => {
    onOpen?.(relationship.id)
    open({ relationship, first })
  }
  const connecting = useMailboxFlow(student?.username)

  const dialog = student && opening && (
    <Suspense>
      <LetterDialog
        key={opening.key}
        student={student}
        {...opening.subject}
        connecting={connecting}
        onClosed={onClosed}
        onCompose={compose}
      />
    </Suspense>
  )
  return { open: compose, dialog }
}
