import { proveIdentity } from '@labreach/contract/account'
import type { Student } from '@labreach/contract/account'
import { Button, PasswordInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { call } from '../../../api/call.ts'
import { sentenceOr } from '../../../api/error.ts'
import { alertError } from '../../../ui/feedback/alerts.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useOnRestored } from '../../../ui/use-on-restored.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import styles from '../account-management.module.css'
import '../fields.css'
import { goToGoogle } from '../go-to-google.ts'
import { GoogleButton } from '../google-button.tsx'
import { hasPasskeys } from '../passkeys/ask-authenticator.ts'
import { PasskeyProof } from '../passkeys/passkey-proof.tsx'
import { googleFailure } from '../use-google-flow.ts'

export type ProofDialogProps = { student: Student; opened: boolean; onAnswer: (proved: boolean) => void }

/** Asks for a fresh proof: the password, or a Google flow if the account has no password; a passkey, if there is one. */
export function ProofDialog({ student, opened, onAnswer }: ProofDialogProps) {
  const Proof = student.google_user ? GoogleProof : PasswordProof
  return (
    <Dialog opened={opened} onClose={() => onAnswer(false)} title="Is it you?" size="420px">
      <Proof student={student} onAnswer={onAnswer} />
    </Dialog>
  )
}

const mayUsePasskey = (student: Student) => student.has_passkey && hasPasskeys

type ProofProps = Pick<ProofDialogProps, 'student' | 'onAnswer'>

function PasswordProof({ student, onAnswer }: ProofProps) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const proof = useMutation({
    mutationFn: () => call(proveIdentity, { body: { password } }),
    onSuccess: () => onAnswer(true),
    onError: (error) => setProblem(sentenceOr(error, 'The password could not be checked. Please try again.')),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setProblem(password ? undefined : 'Please enter your password.')
    if (password) proof.mutate()
  }
  return (
    <form className={styles.dialog} onSubmit={submit} noValidate>
      <p>
        This is a change to your account. Please enter your password{mayUsePasskey(student) && ' or use a passkey'} to
        go on.
      </p>
      {/* The username for password managers. */}
      <input
        className="visually-hidden"
        aria-hidden="true"
        tabIndex={-1}
        autoComplete="username"
        value={student.username}
        readOnly
      />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        data-autofocus
        value={password}
        error={problem}
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
        onChange={(event) => {
          setProblem(undefined)
          setPassword(event.currentTarget.value)
        }}
      />
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => onAnswer(false)}>
          Cancel
        </Button>
        <Button type="submit" loading={proof.isPending}>
          Continue
        </Button>
      </div>
      {mayUsePasskey(student) && <PasskeyProof onProved={() => onAnswer(true)} onProblem={setProblem} />}
    </form>
  )
}

function GoogleProof({ student, onAnswer }: ProofProps) {
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const google = useMutation({
    mutationFn: () => goToGoogle(client, { identity: student.username, purpose: 'prove' }),
    onError: (error) => alertError(googleFailure(error)),
  })
  // The button would wait for a page that the student has left again.
  useOnRestored(google.reset)
  return (
    <div className={styles.dialog}>
      <p>
        This is a change to your account. Google confirms that it is you, then you come back to your profile and can go
        on.
      </p>
      {problem && <Note tone="red">{problem}</Note>}
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => onAnswer(false)}>
          Cancel
        </Button>
        <GoogleButton loading={google.isPending || google.isSuccess} onClick={() => google.mutate()}>
          Continue with Google
        </GoogleButton>
      </div>
      {mayUsePasskey(student) && <PasskeyProof onProved={() => onAnswer(true)} onProblem={setProblem} />}
    </div>
  )
}
