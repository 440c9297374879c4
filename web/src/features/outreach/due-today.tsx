import type { Outreach } from '@labreach/contract/outreach'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { date, time } from '../../ui/text/text.ts'
import { weekdayDate } from '../../ui/text/zoned-time.ts'
import { listDue, type Due } from './due.ts'
import styles from './due-today.module.css'
import { FollowUpOffer } from './follow-up/follow-up-offer.tsx'
import type { ForHeld } from './for-held.ts'
import { useHeldLetter } from './use-held-letter.ts'

/** Lines that are shown at first. */
const FIRST = 5

type Props = ForHeld & { letters: readonly Outreach[]; now: Date; onFollowUp: (letter: Outreach) => void }

/** What waits for the student, one line each; nothing if nothing does. */
export function DueToday({ letters, now, ...actions }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { place, onFocus } = useKeptFocus<HTMLHeadingElement>()
  const due = listDue(letters, now.getTime())
  if (due.length === 0) return null
  const shown = isOpen ? due : due.slice(0, FIRST)
  return (
    <section className={`card ${styles.due}`} aria-labelledby="due-today" onFocus={onFocus}>
      <h2 id="due-today" ref={place} tabIndex={-1}>
        Due today
      </h2>
      <ul className={styles.list}>
        {shown.map((one) => (
          <li key={`${one.kind} ${one.letter.id}`} className={styles.line}>
            <Line due={one} {...actions} />
          </li>
        ))}
      </ul>
      {due.length > shown.length && (
        <button type="button" className="text-button small" onClick={() => setOpen(true)}>
          Show {due.length - shown.length} more
        </button>
      )}
    </section>
  )
}

type LineProps = ForHeld & { due: Due; onFollowUp: (letter: Outreach) => void }

function Line({ due: { kind, letter }, onFollowUp, ...page }: LineProps) {
  const { running, confirm } = useHeldLetter(letter, page)
  const name = letter.professor_name
  if (kind === 'follow_up')
    return (
      <>
        <p className="figures">
          <span className={styles.name}>Your letter to {name}</span> of {date(letter.sent_at)}: has the professor
          answered?
        </p>
        <FollowUpOffer letter={letter} size="compact-sm" onFollowUp={onFollowUp} />
      </>
    )
  const [words, label, text, act] = {
    confirm: [
      `goes out around ${weekdayDate(letter.send_at ?? letter.sent_at)} if you confirm by ${time(letter.confirm_by ?? letter.sent_at)}.`,
      `Confirm the place with ${name}`,
      'Confirm',
      confirm,
    ] as const,
    returned: [
      `came back. ${letter.returned_reason}`,
      `Open the draft to ${name}`,
      'Open the draft',
      () => page.onOpenDraft(letter),
    ] as const,
  }[kind]
  return (
    <>
      <p className="figures">
        <span className={styles.name}>Your letter to {name}</span> {words}
      </p>
      <Button
        size="compact-sm"
        variant={kind === 'confirm' ? 'filled' : 'light'}
        aria-label={label}
        disabled={running !== null}
        onClick={act}
      >
        {text}
      </Button>
    </>
  )
}
