import { resetPassword } from '@labreach/contract/account'
import type { Passkey } from '@labreach/contract/passkeys'
import { limits } from '@labreach/contract/plans'
import { Button, PasswordInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { call } from '../../../api/call.ts'
import { isRefusal, sentenceOr } from '../../../api/error.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import styles from '../account-form.module.css'
import '../fields.css'
import { newPasswordProblem } from './check-new-password.ts'

type Props = { token: string; username: string | undefined; onDone: (passkeys: readonly Passkey[]) => void }

/** Sets a new password with the token from a mail. */
export function ResetForm({ token, username, onDone }: Props) {
  const [form, setForm] = useState({ password: '', confirm: '' })
  const [problem, setProblem] = useState<string>()
  const attempt = useMutation({
    mutationFn: (password: string) => call(resetPassword, { body: { token, password } }),
    onSuccess: ({ passkeys = [] }) => onDone(passkeys),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    attempt.reset()
    const newProblem = newPasswordProblem({ token, ...form })
    setProblem(newProblem)
    if (!newProblem) attempt.mutate(form.password)
  }
  // A change removes the error of the last attempt.
  const set = (name: keyof typeof form) => (event: { currentTarget: { value: string } }) => {
    setForm({ ...form, [name]: event.currentTarget.value })
    setProblem(undefined)
    if (attempt.isError) attempt.reset()
  }
  const text =
    problem ??
    (attempt.isError
      ? sentenceOr(attempt.error, 'Failed to reset password. Please try again or request a new reset link.')
      : undefined)

  const weak = isRefusal(attempt.error, resetPassword, 'weak_password')

  if (attempt.isSuccess) return <Note tone="green">Your password is changed. You can sign in with it now…</Note>
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {text && !weak && <Note tone="red">{text}</Note>}
      {/* The username for password managers. */}
      <input type="text" autoComplete="username" value={username ?? ''} readOnly hidden />
      <PasswordInput
        label="New password"
        description={`At least ${limits.passwordMin} characters`}
        size="md"
        autoComplete="new-password"
        value={form.password}
        error={weak ? text : problem !== undefined}
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
        onChange={set('password')}
      />
      <PasswordInput
        label="Confirm new password"
        size="md"
        autoComplete="new-password"
        value={form.confirm}
        error={problem !== undefined}
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the confirmation', tabIndex: 0 }}
        onChange={set('confirm')}
      />
      <Button type="submit" size="md" fullWidth loading={attempt.isPending}>
        Reset Password
      </Button>
    </form>
  )
}
