import { clearGoogleToken } from '@labreach/contract/session'
import type { Student } from '@labreach/contract/account'
import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/error.ts'
import { mailboxLabel, mailboxOf } from '../../session/mailbox.ts'
import { useOfferedProviders } from '../../session/use-mailbox.ts'
import { useUpdateStudent } from '../../session/use-student.ts'
import { alertError, alertSuccess } from '../../ui/feedback/alerts.ts'
import styles from './email-authentication.module.css'
import { checkSession } from './check-session.ts'
import { MailboxButtons } from './mailbox/mailbox-buttons.tsx'

/** The button that was pressed has left the page; the reading goes on here. */
const takeLostFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus()
}

type Props = {
  student: Student
  /** Whether a letter waits for the mailbox. */
  isAwaited: boolean
}

/** Connects or disconnects the mailbox that sends the letters. */
export function EmailAuthentication({ student, isAwaited }: Props) {
  const providers = useOfferedProviders(student)
  const mailbox = mailboxOf(student)
  const updateStudent = useUpdateStudent()
  /** After a disconnection: Labreach still stands in the student's list of apps there. */
  const [isAtMicrosoft, setAtMicrosoft] = useState(false)
  const disconnect = useMutation({
    mutationFn: () => call(clearGoogleToken, {}),
    onSuccess: () => {
      alertSuccess(`${mailbox.company} is disconnected.`)
      setAtMicrosoft(mailbox.provider === 'microsoft')
      updateStudent(({ mailbox: _, ...current }) => ({
        ...current,
        is_google_authenticated: false,
        google_email: null,
      }))
    },
    onError: (error) =>
      alertError(
        error instanceof ApiError ? error.message : `${mailbox.company} could not be disconnected. Please try again.`,
      ),
  })

  if (!mailbox.isConnected) {
    const isOffered = providers.includes('microsoft')
    return (
      <div className={styles.stack}>
        <p className="quiet" tabIndex={-1} ref={disconnect.isSuccess ? takeLostFocus : undefined}>
          {mailbox.address &&
            `The connection to ${mailbox.address} has expired. ${mailbox.provider === 'google' ? 'Sign in' : 'Connect it'} again to go on sending. `}
          {isOffered
            ? `Letters are sent from your own ${mailboxLabel}. Labreach asks only for your name, your address and the permission to send; it cannot read your mail.`
            : 'Letters are sent from your own Gmail. Labreach asks Google only for your name, your address and the permission to send; it cannot read your mail.'}
        </p>
        <div className={isOffered ? styles.choices : undefined}>
          <MailboxButtons student={student} isStrong={isAwaited} />
        </div>
        {isAtMicrosoft && <MicrosoftApps />}
      </div>
    )
  }
  return (
    <div className={styles.stack}>
      <p className={styles.connected}>
        <IconCircleCheck size={20} aria-hidden="true" />
        <span>
          Connected to {mailbox.company}
          {mailbox.address && <span className="quiet"> as {mailbox.address}</span>}
        </span>
      </p>
      {mailbox.provider === 'microsoft' && <MicrosoftApps />}
      <Button variant="default" loading={disconnect.isPending} onClick={() => checkSession() && disconnect.mutate()}>
        Disconnect
      </Button>
    </div>
  )
}

/** Microsoft lets no app end its own access. */
function MicrosoftApps() {
  return (
    <p className="quiet">
      Once disconnected, Labreach has no access but is still in your list of apps at Microsoft. Remove it there:{' '}
      <a href="https://myapplications.microsoft.com/">school account apps</a>,{' '}
      <a href="https://account.live.com/consent/Manage">personal account apps</a>.
    </p>
  )
}
