import { clearGoogleToken } from '@labreach/contract/session'
import type { Student } from '@labreach/contract/account'
import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/error.ts'
import { useUpdateStudent } from '../../session/use-student.ts'
import { alertError } from '../../ui/feedback/alerts.ts'
import styles from './email-authentication.module.css'
import { GoogleButton } from './google-button.tsx'
import { checkSession } from './check-session.ts'
import { useGoogleFlow } from './use-google-flow.ts'

/** Connects or disconnects the Google account that sends the letters. */
export function EmailAuthentication({ student }: { student: Student }) {
  const google = useGoogleFlow(student.username)
  const updateStudent = useUpdateStudent()
  const disconnect = useMutation({
    mutationFn: () => call(clearGoogleToken, {}),
    onSuccess: () => updateStudent((current) => ({ ...current, is_google_authenticated: false, google_email: null })),
    onError: (error) =>
      alertError(error instanceof ApiError ? error.message : 'Google could not be disconnected. Please try again.'),
  })

  if (!student.is_google_authenticated) {
    return (
      <div className={styles.stack}>
        <p className="quiet">
          {student.google_email &&
            `The connection to ${student.google_email} has expired. Sign in again to go on sending. `}
          Letters are sent from your own Gmail. Labreach asks Google only for your name, your address and the permission
          to send; it cannot read your mail.
        </p>
        <GoogleButton loading={google.isPending} onClick={() => checkSession() && google.mutate()}>
          Sign in with Google
        </GoogleButton>
      </div>
    )
  }
  return (
    <div className={styles.stack}>
      <p className={styles.connected}>
        <IconCircleCheck size={20} aria-hidden="true" />
        <span>
          Connected to Google
          {student.google_email && <span className="quiet"> as {student.google_email}</span>}
        </span>
      </p>
      <Button variant="default" loading={disconnect.isPending} onClick={() => checkSession() && disconnect.mutate()}>
        Disconnect
      </Button>
    </div>
  )
}
