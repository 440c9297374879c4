import type { Student } from '@labreach/contract/account'
import type { LeaveChoice } from '@labreach/contract/outreach'
import { aiLine, composeSchoolLine } from '@labreach/contract/footer-lines'
import { Button } from '@mantine/core'
import { IconChevronUp } from '@tabler/icons-react'
import { mailboxOf, type Provider } from '../../session/mailbox.ts'
import { plural } from '../../ui/text/text.ts'
import styles from './compose.module.css'
import { ConnectLine } from './send/connect-line.tsx'
import { SendButton } from './send/send-button.tsx'
import { saysAi, type NextContact } from './send/next-contact.ts'
import { DraftLine } from './letter/draft/draft-line.tsx'
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
  isContactLoading: boolean
  onLoadContact: () => void
  /** Whether the screen knows of a letter of this student to this professor. */
  hasWritten: boolean
  /** Whether the last try to send this letter had no answer. */
  isUnanswered: boolean
  /** The sheet with the papers and the coach; undefined where they stand beside the letter. */
  sheet: { isOpen: boolean; open: () => void } | undefined
  /** The comments of mentors that the student has not answered. */
  mentorCount: number
  /** Leaves the page to connect a mailbox, and returns to this letter. */
  onConnect: (provider: Provider) => void
  onCancel: () => void
  /** `leave`: when the letter leaves. */
  onSend: (leave: LeaveChoice) => void
}

/** The foot of the composer: what is added to the letter, letters left today, state of the draft, and the buttons. */
export function ComposeFoot(props: Props) {
  const { student, letter, isAsking, busy, isLeaving, contact, isContactLoading, sheet, mentorCount } = props
  const { onLoadContact, onConnect, onCancel, onSend } = props
  const { emails_day: mails } = student.quotas
  const left = Math.max(0, mails.limit - mails.used)
  const { text, draft } = letter
  const isBlank = text.body.trim() === ''
  const isUnknown = !contact.isLoaded && !isContactLoading
  return (
    <footer className={styles.foot}>
      {!mailboxOf(student).isConnected && !isAsking && (
        <ConnectLine student={student} disabled={busy} isLeaving={isLeaving} onConnect={onConnect} />
      )}
      <div className={styles.quiet}>
        {/* Always there, so that screen readers announce a line that comes. */}
        <div role="status" className={styles.below}>
          {contact.schoolAddress && <p>Below your letter: “{composeSchoolLine(contact.schoolAddress)}”</p>}
          {contact.aiNote && (
            <p>
              {saysAi(contact, letter)
                ? `Below your letter: “${aiLine}”`
                : 'This professor wants to know if AI wrote parts. If AI changes your letter here, one line below it will say so.'}
            </p>
          )}
          {isUnknown && (
            <p>
              The lines below your letter could not be loaded: it goes without them.{' '}
              <button type="button" className="text-button" onClick={onLoadContact}>
                Try Again
              </button>
            </p>
          )}
        </div>
        <ul className={styles.facts}>
          <li>{sayAttachment(contact.attachments, isUnknown, student, text.body)}</li>
          <li className="figures" data-none={left === 0 || undefined}>
            {plural(left, 'letter')} left today
          </li>
        </ul>
      </div>
      <DraftLine draft={draft} />
      <div className={styles.buttons}>
        {sheet && (
          <Button
            className={styles.sheetButton}
            variant="subtle"
            rightSection={<IconChevronUp size={20} aria-hidden="true" />}
            aria-haspopup="dialog"
            aria-expanded={sheet.isOpen}
            onClick={sheet.open}
          >
            {mentorCount > 0 ? plural(mentorCount, 'comment') : 'Papers, coach'}
          </Button>
        )}
        <Button variant="default" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button
          variant="default"
          onClick={() => draft.save({ subject: text.subject, body: text.body })}
          disabled={isBlank || isAsking || draft.isSaved || busy || draft.isLoading}
          loading={draft.isSaving && !draft.isAutomatic && !busy}
        >
          Save draft
        </Button>
        <SendButton
          className={styles.send}
          student={student}
          text={text}
          contact={contact}
          hasWritten={props.hasWritten}
          isUnanswered={props.isUnanswered}
          isLoading={draft.isLoading || isContactLoading}
          isAsking={isAsking}
          disabled={busy}
          onSend={onSend}
        />
      </div>
    </footer>
  )
}

function sayAttachment(isWanted: boolean, isUnknown: boolean, student: Student, body: string): string {
  const resume = student.resume_name
  if (!isWanted)
    return /\battached\b/i.test(body)
      ? 'This professor wants no attachments: your letter goes without your resume, so do not say it is attached.'
      : 'This professor wants no attachments: your letter goes without your resume.'
  const file = resume ? `Your resume ${resume}` : 'Your resume'
  // How to go on stands above Send.
  if (mailboxOf(student).isResumeTooLarge) return `${file} is too large for your Microsoft mailbox.`
  const attached = `${file} is attached automatically`
  return isUnknown ? `${attached}, unless this professor wants no attachments.` : `${attached}.`
}
