import { actOnMe, type Student } from '@labreach/contract/account'
import { Button, PasswordInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { call } from '../../api/call.ts'
import { ApiError, isRefusal } from '../../api/error.ts'
import { session } from '../../credentials/session.ts'
import { alertError, alertSuccess, dismissAlert } from '../../ui/feedback/alerts.ts'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './account-management.module.css'
import { passwordChangeProblem, type PasswordChange } from './check-password-change.ts'
import './fields.css'
import { checkSession } from './check-session.ts'
import { useReading } from './school/use-reading.ts'

const empty: PasswordChange = { old: '', next: '', confirmation: '' }
const inputs = [
  { name: 'old', label: 'Current password', autoComplete: 'current-password' },
  { name: 'next', label: 'New password', autoComplete: 'new-password' },
  { name: 'confirmation', label: 'Confirm new password', autoComplete: 'new-password' },
] as const

/** Changes the password, which ends all other sessions. The form opens at a click. */
export function ChangePassword({ student }: { student: Student }) {
  const [opened, setOpened] = useState(false)
  const { heading, reading } = useReading()
  const close = () => {
    setOpened(false)
    reading.goOn()
  }
  return (
    <div className={styles.part}>
      <h3 ref={heading} tabIndex={-1}>
        Password
      </h3>
      <p className="quiet">
        Changing it signs you out elsewhere.
        {student.has_passkey && ' Your passkeys below still sign in: remove those that are not yours.'}
      </p>
      {opened ? (
        <Form username={student.username} onClose={close} />
      ) : (
        <Button variant="default" className={styles.action} onClick={() => setOpened(true)}>
          Change Password
        </Button>
      )}
    </div>
  )
}

function Form({ username, onClose }: { username: string; onClose: () => void }) {
  const first = useRef<HTMLInputElement>(null)
  const [values, setValues] = useState(empty)
  const [problem, setProblem] = useState<string>()
  /** The alert of the last attempt; the next attempt removes it. */
  const failure = useRef<number>(undefined)
  const change = useMutation({
    onMutate: () => dismissAlert(failure.current),
    mutationFn: () =>
      call(actOnMe, { body: { action: 'change_password', old_password: values.old, new_password: values.next } }),
    onSuccess: ({ access_token, refresh_token }) => {
      if (access_token && refresh_token) session.renew(access_token, refresh_token)
      alertSuccess('Password changed successfully!')
      onClose()
    },
    onError: (error) => {
      if (!weakPasswordSentence(error)) failure.current = alertError(changeFailure(error))
    },
  })
  const weak = weakPasswordSentence(change.error)

  useEffect(() => first.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = passwordChangeProblem(values)
    setProblem(found)
    change.reset()
    if (!found && checkSession()) change.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {problem && <Note tone="red">{problem}</Note>}
      {/* The username for password managers. */}
      <input
        className="visually-hidden"
        aria-hidden="true"
        tabIndex={-1}
        autoComplete="username"
        value={username}
        readOnly
      />
      {inputs.map(({ name, label, autoComplete }) => (
        <PasswordInput
          key={name}
          label={label}
          autoComplete={autoComplete}
          value={values[name]}
          error={(name === 'next' && weak) || (Boolean(problem) && !values[name])}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
          ref={name === 'old' ? first : undefined}
          onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
        />
      ))}
      <div className={styles.buttons}>
        <Button type="submit" loading={change.isPending}>
          Change Password
        </Button>
        <Button variant="subtle" color="gray" onClick={onClose} disabled={change.isPending}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Why the server refuses the new password; shown at its field. */
const weakPasswordSentence = (error: unknown) =>
  isRefusal(error, actOnMe, 'weak_password') ? error.sentence : undefined

/** The server's sentence, or a general text; without a response it suggests another try. */
function changeFailure(error: unknown): string {
  if (error instanceof ApiError) return error.sentence ?? 'Failed to change password'
  return 'Failed to change password. Please try again.'
}
