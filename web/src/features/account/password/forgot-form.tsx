import { requestPasswordReset } from '@labreach/contract/account'
import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { call } from '../../../api/call.ts'
import { sentenceOr } from '../../../api/error.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import styles from '../account-form.module.css'

type Props = { email: string; onSent: (email: string) => void }

/** Requests a password reset mail. `email` is the initial value of the field. */
export function ForgotForm({ email: initial, onSent }: Props) {
  const [email, setEmail] = useState(initial)
  const [missing, setMissing] = useState(false)
  const attempt = useMutation({
    mutationFn: (address: string) => call(requestPasswordReset, { body: { email: address } }),
    onSuccess: (_, address) => onSent(address),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim()
    attempt.reset()
    setMissing(!address)
    if (address) attempt.mutate(address)
  }
  const problem = missing
    ? 'Please enter your email address.'
    : attempt.isError
      ? sentenceOr(attempt.error, 'Failed to send password reset email. Please try again.')
      : undefined

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {problem && <Note tone="red">{problem}</Note>}
      <TextInput
        label="Email"
        type="email"
        size="md"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        value={email}
        error={missing && !email.trim()}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
          setMissing(false)
          if (attempt.isError) attempt.reset()
        }}
      />
      <Button type="submit" size="md" fullWidth loading={attempt.isPending}>
        Send Reset Email
      </Button>
    </form>
  )
}
