import type { Student } from '@labreach/contract/account'
import { Button } from '@mantine/core'
import { plural, time } from '../../ui/text/text.ts'
import styles from './compose.module.css'
import { ConnectLine } from './send/connect-line.tsx'
import { SendButton } from './send/send-button.tsx'
import type { NextContact } from './send/use-next-contact.ts'
import type { Letter } from './letter/use-letter.ts'

type Props = {
  student: Student
  letter: Letter
  /** Whether the questions stand in place of the letter, which is neither saved nor sent then. */
  isAsking: boolean
  /** Whether the letter is being sent or enhanced by AI. */
  busy: boolean
  isLeaving: boolean
  contact: NextContact
  hasWritten: boolean
  /** Leaves the page to connect a mailbox, and returns to this letter. */
  onConnect: () => void
  onCancel: () => void
  onSend: () => void
}

/** The foot of the composer: attachment, emails left today, state of the draft, and the buttons. */
export function ComposeFoot(props: Props) {
  const { student, letter, isAsking, busy, isLeaving, contact, hasWritten, onConnect, onCancel, onSend } = props
  const { emails_day: mails } = student.quotas
  const left = Math.max(0, mails.limit - mails.used)
  const { text, draft } = letter
  const isBlank = text.body.trim() === ''
  return (
    <footer className={styles.foot}>
      {!student.is_google_authenticated && (
        <ConnectLine student={student} disabled={busy} isLeaving={isLeaving} onConnect={onConnect} />
      )}
      <ul className={styles.quiet}>
        <li>
          {student.resume_name
            ? `Your resume ${student.resume_name} is attached automatically.`
            : 'Your resume is attached automatically.'}
        </li>
        <li className="figures" data-none={left === 0 || undefined}>
          {plural(left, 'email')} left today
        </li>
        <li data-failed={draft.saveFailure !== null || undefined}>
          <span role="status">{draft.saveFailure ?? draftState(draft)}</span>
        </li>
      </ul>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button
          variant="default"
          onClick={() => draft.save({ subject: text.subject, body: text.body })}
          disabled={isBlank || isAsking || draft.isSaved || busy || draft.isLoading}
          loading={draft.isSaving && !busy}
        >
          Save draft
        </Button>
        <SendButton
          student={student}
          text={text}
          contact={contact}
          hasWritten={hasWritten}
          isLoading={draft.isLoading}
          isAsking={isAsking}
          disabled={busy}
          onSend={onSend}
        />
      </div>
    </footer>
  )
}

function draftState({ isSaved, isLoading, mayExist, saved }: Letter['draft']): string {
  if (isLoading) return 'Loading your draft…'
  if (!saved) return mayExist ? 'Not saved yet.' : 'No draft saved yet.'
  return isSaved ? `Draft saved on ${time(saved.saved_at)}.` : `Changed since the draft of ${time(saved.saved_at)}.`
}
