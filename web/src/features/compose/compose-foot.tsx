import type { Student } from '@labreach/contract/account'
import type { LeaveChoice } from '@labreach/contract/outreach'
import { aiLine, composeSchoolLine } from '@labreach/contract/footer-lines'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { mailboxOf, type Provider } from '../../session/mailbox.ts'
import { plural } from '../../ui/text/text.ts'
import styles from './compose-foot.module.css'
import { ConnectButtons, ConnectLine } from './send/connect-line.tsx'
import { QuestionsFoot } from './questions/questions-foot.tsx'
import type { Questions } from './questions/use-questions.ts'
import { SendButton } from './send/send-button.tsx'
import { saysAi, type NextContact } from './send/next-contact.ts'
import { useSendState } from './send/use-send-state.ts'
import { DraftLine } from './letter/draft/draft-line.tsx'
import type { Letter } from './letter/use-letter.ts'
import { SheetButton, type SheetButtonProps } from './side-panel/sheet-button.tsx'

type Props = SheetButtonProps & {
  student: Student
  letter: Letter
  /** While they stand in place of the letter, it is neither saved nor sent. */
  questions: Questions
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
  /** Leaves the page to connect a mailbox, and returns to this letter. */
  onConnect: (provider: Provider) => void
  onCancel: () => void
  /** `leave`: when the letter leaves. */
  onSend: (leave: LeaveChoice) => void
}

/** The foot of the composer: the buttons, and what the student has to know before pressing them. */
export function ComposeFoot(props: Props) {
  return props.questions.isOpen ? <QuestionsFoot {...props} /> : <LetterFoot {...props} />
}

/** What is added to the letter, letters left today, state of the draft, and the buttons. */
function LetterFoot(props: Props) {
  const { student, letter, busy, isLeaving, contact, isContactLoading, sheet, mentorCount } = props
  const { hasWritten, isUnanswered, onConnect, onCancel, onSend } = props
  const { text, draft } = letter
  const isBlank = text.body.trim() === ''
  const known = { student, text, contact, hasWritten, isUnanswered }
  const send = useSendState(known, draft.isLoading || isContactLoading, draft.isNewerElsewhere)
  const reason = useId()
  return (
    <footer className={styles.foot}>
      <Facts {...props} />
      <div className={styles.lines}>
        {send.canConnect && <ConnectLine student={student} />}
        {send.line && (
          <p id={reason} className="figures" data-obstacle={send.isWarning || undefined}>
            {send.line} {send.upgrade && !busy && <Link to="/pricing">See plans</Link>}
          </p>
        )}
      </div>
      <div className={styles.buttons} data-next={send.next ?? undefined}>
        <SheetButton sheet={sheet} mentorCount={mentorCount} />
        <Button variant="default" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button
          className={styles.save}
          variant={send.next === 'save' ? 'filled' : 'default'}
          onClick={() => draft.save({ subject: text.subject, body: text.body })}
          disabled={isBlank || draft.isSaved || busy || draft.isLoading}
          loading={draft.isSaving && !draft.isAutomatic && !busy}
        >
          Save draft
        </Button>
        {send.canConnect && (
          <ConnectButtons
            className={styles.connect}
            student={student}
            isStrong={send.next === 'connect'}
            disabled={busy}
            isLeaving={isLeaving}
            onConnect={onConnect}
          />
        )}
        <SendButton
          className={styles.send}
          send={send}
          describedBy={send.line ? reason : undefined}
          disabled={busy}
          onSend={onSend}
        />
      </div>
    </footer>
  )
}

/** What is added to the letter, letters left today, and the state of the draft. */
function Facts({ student, letter, contact, isContactLoading, onLoadContact }: Props) {
  const { emails_day: mails } = student.quotas
  const left = Math.max(0, mails.limit - mails.used)
  const isUnknown = !contact.isLoaded && !isContactLoading
  const contradicts = !contact.attachments && saysAttached(letter.text.body)
  return (
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
        <li data-none={contradicts || undefined}>
          {sayAttachment(contact.attachments, isUnknown, student, letter.text.body)}
        </li>
        <li className="figures" data-none={left === 0 || undefined}>
          {plural(left, 'letter')} left today
        </li>
      </ul>
      <DraftLine draft={letter.draft} />
    </div>
  )
}

function sayAttachment(isWanted: boolean, isUnknown: boolean, student: Student, body: string): string {
  const resume = student.resume_name
  if (!isWanted)
    return saysAttached(body)
      ? 'This professor wants no attachments: your letter goes without your resume, so do not say it is attached'
      : 'This professor wants no attachments: your letter goes without your resume'
  const file = resume ? `Your resume ${resume}` : 'Your resume'
  // How to go on stands above Send.
  if (mailboxOf(student).isResumeTooLarge) return `${file} is too large for your Microsoft mailbox`
  const attached = `${file} is attached automatically`
  return isUnknown ? `${attached}, unless this professor wants no attachments` : attached
}

const saysAttached = (body: string): boolean => /\battached\b/i.test(body)
