import type { Outreach } from '@labreach/contract/outreach'
import type { PlanCode } from '@labreach/contract/plans'
import { Button } from '@mantine/core'
import { useHeldLetter } from './use-held-letter.ts'

/** What the page does for letters that have not been sent. */
export type ForHeld = {
  plan: PlanCode
  onOpenDraft: (letter: Outreach) => void
  /** The mailbox must be connected again. */
  onExpired: () => void
}

type Props = ForHeld & { letter: Outreach; size: 'compact-sm' | 'sm' }

/** The buttons of a letter that is held or came back. */
export function HeldActions({ letter, size, plan, onOpenDraft, onExpired }: Props) {
  const { running, takeBack, sendNow, confirm } = useHeldLetter(letter, plan, onExpired)
  const { professor_name: name } = letter
  const button = { size, disabled: running !== null }
  if (letter.state === 'returned')
    return letter.opted_out ? null : (
      <Button size={size} variant="light" aria-label={`Open the draft to ${name}`} onClick={() => onOpenDraft(letter)}>
        Open the draft
      </Button>
    )
  if (letter.state !== 'held') return null
  return (
    <>
      {letter.confirm_by && (
        <Button {...button} aria-label={`Confirm the letter to ${name}`} onClick={confirm}>
          Confirm
        </Button>
      )}
      <Button {...button} variant="light" aria-label={`Take back the letter to ${name}`} onClick={takeBack}>
        Take back
      </Button>
      {letter.hold !== 'queue' && (
        <Button {...button} variant="subtle" aria-label={`Send now, to ${name}`} onClick={sendNow}>
          Send now
        </Button>
      )}
    </>
  )
}
