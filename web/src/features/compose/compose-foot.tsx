import type { Student } from '@labreach/contract/account'
import { Button } from '@mantine/core'
import { plural, time } from '../../ui/text.ts'
import styles from './compose.module.css'
import type { DraftState } from './use-draft.ts'
import type { Letter } from './use-letter.ts'

type Props = {
  student: Student
  letter: Letter
  draft: DraftState
  /** While it is sent, or AI works on it. */
  busy: boolean
  onCancel: () => void
  onSend: () => void
}

/** What goes along with the letter, what is left of the day, how its draft stands, and the way out. */
export function ComposeFoot({ student, letter, draft, busy, onCancel, onSend }: Props) {
  const { emails_day: mails } = student.quotas
  const left = Math.max(0, mails.limit - mails.used)
  const isBlank = letter.body.trim() === ''
  const isSaved = draft.saved?.draft === letter.body
  return (
    <footer className={styles.foot}>
      <ul className={styles.quiet}>
        <li>
          {student.resume_name
            ? `Your resume ${student.resume_name} is attached automatically.`
            : 'Your resume is attached automatically.'}
        </li>
        <li className="figures" data-none={left === 0 || undefined}>
          {plural(left, 'email')} left today
          {left === 0 && mails.resets_at && <> · the next one is free on {time(mails.resets_at)}</>}
        </li>
        <li data-failed={draft.saveFailure !== null || undefined}>
          <span role="status">{draft.saveFailure ?? draftState(letter, draft)}</span>
        </li>
      </ul>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button
          variant="default"
          onClick={() => draft.save(letter.body)}
          disabled={isBlank || isSaved || busy || letter.isLoading}
          loading={draft.isSaving && !busy}
        >
          Save draft
        </Button>
        <Button onClick={onSend} disabled={isBlank || letter.subject.trim() === '' || busy || letter.isLoading}>
          Send
        </Button>
      </div>
    </footer>
  )
}

function draftState({ body, isLoading }: Letter, { saved }: DraftState): string {
  if (isLoading) return 'Loading draft…'
  if (!saved) return 'No draft saved yet.'
  return saved.draft === body
    ? `Draft saved on ${time(saved.saved_at)}.`
    : `Changed since the draft of ${time(saved.saved_at)}.`
}
