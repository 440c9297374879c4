import type { Outreach } from '@labreach/contract/outreach'
import { Button } from '@mantine/core'
import type { ForHeld } from './for-held.ts'
import { useHeldLetter } from './use-held-letter.ts'

type Props = ForHeld & { letter: Outreach; size: 'compact-sm' | 'sm' }

/** The buttons of a letter that is held or came back. */
export function HeldActions({ letter, size, ...page }: Props) {
  const { running, takeBack, sendNow, confirm } = useHeldLetter(letter, page)
  const { professor_name: name } = letter
  const button = { size, disabled: running !== null }
  if (letter.state === 'returned')
    return letter.opted_out ? null : (
      <Button
        size={size}
        variant="light"
        aria-label={`Open the draft to ${name}`}
        onClick={() => page.onOpenDraft(letter)}
      >
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
