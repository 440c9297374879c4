import { limits, timers } from '@labreach/contract/plans'
import { register } from '@labreach/contract/session'
import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState, type FormEvent } from 'react'
import { call } from '../../api/call.ts'
import { isRefusal, sentenceOr } from '../../api/error.ts'
import type { VisitorResume } from '../../credentials/storage.ts'
import { Note } from '../../ui/feedback/state.tsx'
import styles from './account-form.module.css'
import { googleSignupProblem, registrationProblem, type RegistrationProblem } from './check-registration.ts'
import './fields.css'
import { GoogleSignup } from './google-signup.tsx'
import { InvitationNote } from './invitation-note.tsx'
import { useSignIn } from './use-sign-in.ts'
import { waitForAnswers } from './wait-for-answers.ts'

type Props = {
  resume: VisitorResume | null
  matched: boolean
  referral: string | undefined
  /** The visitor signs up without the invitation. */
  onDeclineInvitation: () => void
  /** The temporary token has expired. */
  onTokenExpired: () => void
}

/** Creates an account with username and password, or with Google (the only way for an invited visitor). */
export function RegisterForm({ resume, matched, referral, onDeclineInvitation, onTokenExpired }: Props) {
  const [form, setForm] = useState({ username: '', password: '', confirm: '' })
  const [agreed, setAgreed] = useState(false)
  const [problem, setProblem] = useState<RegistrationProblem>()
  const [highlighted, setHighlighted] = useState(false)
  const { signIn } = useSignIn()
  const client = useQueryClient()
  const facts = { hasResume: resume !== null, matched, agreed }

  const attempt = useMutation({
    mutationFn: async () => {
      if (!resume) throw new Error('Please upload your resume first.')
      const { username, password } = form
      await waitForAnswers(client)
      return call(register, {
        body: { resume_url: resume.resumeUrl, username: username.trim(), password, temporary_token: resume.token },
      })
    },
    onSuccess: (newSession) => signIn(newSession, true, 'sign_up', 'password'),
    onError: (error) => isTokenExpired(error) && onTokenExpired(),
  })

  /** Shows the problem, if there is one. Returns whether there is none. */
  const accept = (newProblem: RegistrationProblem | undefined) => {
    attempt.reset()
    setProblem(newProblem)
    setHighlighted(newProblem?.field === 'terms')
    return !newProblem
  }
  // A repeated problem is a new object, so the time of the highlight restarts.
  useEffect(() => {
    if (!highlighted) return
    const timer = setTimeout(() => setHighlighted(false), timers.termsHighlightMs)
    return () => clearTimeout(timer)
  }, [highlighted, problem])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (accept(registrationProblem({ ...facts, ...form }))) attempt.mutate()
  }
  // A change removes the problem of the fields and the error of the last attempt.
  const set = (name: keyof typeof form) => (event: { currentTarget: { value: string } }) => {
    setForm({ ...form, [name]: event.currentTarget.value })
    if (problem?.field === 'fields' || problem?.field === 'confirm') setProblem(undefined)
    if (attempt.isError) attempt.reset()
  }
  // For an expired token the page shows an alert and starts again (`onTokenExpired`).
  const hasFailed = attempt.isError && !isTokenExpired(attempt.error)
  const refusal = hasFailed ? sentenceOr(attempt.error, 'Registration failed. Please try again.') : undefined
  const refusedField = refusedFieldName(attempt.error)
  const refusedAt = (field: 'username' | 'password') => (refusedField === field && !problem ? refusal : undefined)
  // Whether the problem that is shown has been solved in the meantime.
  const isSolved =
    (problem?.field === 'resume' && resume) ||
    (problem?.field === 'matching' && matched) ||
    (problem?.field === 'terms' && agreed)
  const text = (isSolved ? undefined : problem?.text) ?? (refusedField ? undefined : refusal)
  const isEmpty = (name: keyof typeof form) => problem?.field === 'fields' && !form[name].trim()

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.terms} data-highlighted={(highlighted && !agreed) || undefined}>
        <Checkbox
          checked={agreed}
          error={problem?.field === 'terms'}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
          label={
            <>
              I have read and agree to the{' '}
              <Link to="/terms" target="_blank">
                Terms of Service
              </Link>{' '}
              and the{' '}
              <Link to="/privacy" target="_blank">
                Privacy Policy
              </Link>
            </>
          }
        />
      </div>
      {referral && <InvitationNote onDecline={onDeclineInvitation} />}
      <GoogleSignup
        token={resume?.token ?? null}
        referral={referral}
        checkForm={() => accept(googleSignupProblem(facts))}
        onTokenExpired={onTokenExpired}
      />
      {!referral && (
        <>
          <p className={styles.or}>or</p>
          <TextInput
            label="Username"
            description="Your email address works too. A confirmed address is the only way to replace a forgotten password."
            size="md"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={limits.usernameMax}
            value={form.username}
            error={refusedAt('username') ?? isEmpty('username')}
            onChange={set('username')}
          />
          <PasswordInput
            label="Password"
            description={`At least ${limits.passwordMin} characters`}
            size="md"
            autoComplete="new-password"
            value={form.password}
            error={refusedAt('password') ?? isEmpty('password')}
            visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
            onChange={set('password')}
          />
          <PasswordInput
            label="Confirm password"
            size="md"
            autoComplete="new-password"
            value={form.confirm}
            error={isEmpty('confirm') || problem?.field === 'confirm'}
            visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the confirmation', tabIndex: 0 }}
            onChange={set('confirm')}
          />
        </>
      )}
      {text && <Note tone="red">{text}</Note>}
      {attempt.isSuccess && <Note tone="green">Your account is ready. Opening your professors…</Note>}
      {!referral && (
        <Button type="submit" size="md" fullWidth loading={attempt.isPending} disabled={attempt.isSuccess}>
          Create Account
        </Button>
      )}
    </form>
  )
}

/** Returns the field to which the server's sentence belongs. */
function refusedFieldName(error: unknown): 'username' | 'password' | undefined {
  if (isRefusal(error, register, 'weak_password')) return 'password'
  const isUsername = isRefusal(error, register, 'username_invalid', 'username_mixed', 'username_taken')
  return isUsername ? 'username' : undefined
}

const isTokenExpired = (error: unknown) => isRefusal(error, register, 'temporary_token_invalid')
