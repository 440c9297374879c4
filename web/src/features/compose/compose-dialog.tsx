import type { Student } from '@labreach/contract/account'
import { plans } from '@labreach/contract/plans'
import type { Relationship } from '@labreach/contract/professors'
import { Button, Loader } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { alertError } from '../../ui/alerts.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { hasPlaceholders } from '../../ui/marked-text.tsx'
import { date, plural, time } from '../../ui/text.ts'
import { About } from './about.tsx'
import styles from './compose.module.css'
import { LetterForm } from './letter-form.tsx'
import { PublicationsPanel } from './publications-panel.tsx'
import { isRecipientRefusal, recipientProblem } from './recipient.ts'
import { useLetter } from './use-letter.ts'
import { connectFirst, sendFailure, useSend } from './use-send.ts'

type Props = {
  student: Student
  relationship: Relationship
  onClosed: () => void
  onSent: (sentAt: string) => void
}

/** Writes one letter to one professor and sends it. */
export function ComposeDialog({ student, relationship, onClosed, onSent }: Props) {
  // Opened after it is there, and there until it is closed: only so does the focus find its way back.
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(true), [])
  const close = () => setOpened(false)
  const letter = useLetter(student, relationship)
  const navigate = useNavigate()
  const send = useSend(relationship, letter, (sentAt) => {
    onSent(sentAt)
    close()
  })
  const [asking, setAsking] = useState<'placeholders' | 'again' | null>(null)
  const { emails_day: mails } = student.quotas
  const left = Math.max(0, mails.limit - mails.used)
  const [checked, setChecked] = useState(false)
  const wrongRecipient = recipientProblem(student.subscription, letter.recipient)
  const recipientError = checked
    ? (wrongRecipient ?? (isRecipientRefusal(send.error) ? sendFailure(send.error) : undefined))
    : undefined
  const recipient = {
    address: letter.recipient,
    error: recipientError,
    onLeave: () => setChecked(true),
    onWrite: (text: string) => {
      send.reset()
      letter.writeRecipient(text)
    },
  }
  const ready = letter.subject.trim() !== '' && letter.body.trim() !== ''

  const askAgainOrSend = () => {
    if (relationship.email_sent) return setAsking('again')
    setAsking(null)
    send.mutate()
  }
  const begin = () => {
    if (!student.is_google_authenticated) {
      alertError(connectFirst)
      return void navigate({
        to: '/profile',
        state: { message: 'Please log in through Google Auth before you send emails.' },
      })
    }
    setChecked(true)
    if (wrongRecipient) return
    if (hasPlaceholders(letter.subject + letter.body)) return setAsking('placeholders')
    askAgainOrSend()
  }

  return (
    <>
      <Dialog
        opened={opened}
        onClose={close}
        onClosed={onClosed}
        busy={send.isPending || asking !== null}
        size="1080px"
        title="Compose Email"
        className={styles.dialog}
      >
        <div className={styles.body}>
          <LetterForm
            letter={letter}
            professor={relationship.professor}
            recipient={plans[student.subscription].recipientLookup ? recipient : undefined}
            disabled={send.isPending}
          />
          <aside className={styles.side} aria-label="About the professor">
            <About relationship={relationship} />
            <PublicationsPanel plan={student.subscription} scholarId={relationship.professor.scholar_id} />
          </aside>
        </div>
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
          </ul>
          <div className={styles.buttons}>
            <Button variant="default" onClick={close} disabled={send.isPending}>
              Cancel
            </Button>
            <Button onClick={begin} disabled={!ready || send.isPending}>
              Send
            </Button>
          </div>
        </footer>
        {send.isPending && (
          <p className={styles.overlay} role="status">
            <Loader size="sm" aria-hidden="true" /> Sending...
          </p>
        )}
      </Dialog>
      <Confirm
        opened={asking === 'placeholders'}
        title="Unfilled places in your letter"
        yes="Send Anyway"
        no="Review Email"
        onYes={askAgainOrSend}
        onNo={() => setAsking(null)}
      >
        <p>
          Your email appears to contain template variables (text in curly braces {'{}'} or square brackets []). These
          may not have been properly replaced with actual values. Are you sure you want to send this email as-is?
        </p>
      </Confirm>
      <Confirm
        opened={asking === 'again'}
        title="Already written to"
        yes="Send Anyway"
        no="Review Email"
        onYes={() => {
          setAsking(null)
          send.mutate()
        }}
        onNo={() => setAsking(null)}
      >
        <p>
          You have already sent an email to this professor on{' '}
          {relationship.email_sent_date ? date(relationship.email_sent_date) : 'an earlier day'}. Sending another email
          may appear repetitive.
        </p>
      </Confirm>
    </>
  )
}
