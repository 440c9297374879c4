import { limits, timers } from '@labreach/contract/plans'
import { register } from '@labreach/contract/session'
import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState, type FormEvent } from 'react'
import { call } from '../../api/call.ts'
import { ApiError, sentenceOr } from '../../api/error.ts'
import type { VisitorResume } from '../../session/storage.ts'
import { Note } from '../../ui/state.tsx'
import styles from './account-form.module.css'
import { problemOf, problemOfGoogleSignup, type RegistrationProblem } from './check-registration.ts'
import './fields.css'
import { GoogleSignup } from './google-signup.tsx'
import { useSignIn } from './use-sign-in.ts'

type Props = { resume: VisitorResume | null; matched: boolean; referral: string | undefined; onEnded: () => void }

/** The terms, then an account: with a username and a password, or with Google (the only way for a referred visitor). */
export function RegisterForm({ resume, matched, referral, onEnded }: Props) {
  const [form, setForm] = useState({ username: '', password: '', confirm: '' })
  const [agreed, setAgreed] = useState(false)
  const [problem, setProblem] = useState<RegistrationProblem>()
  const [highlighted, setHighlighted] = useState(false)
  const signIn = useSignIn()
  const facts = { hasResume: resume !== null, matched, agreed }

  const attempt = useMutation({
    mutationFn: async () => {
      if (!resume) throw new Error('Please upload your resume first.')
      const { username, password } = form
      return call(register, {
        body: { resume_url: resume.resumeUrl, username: username.trim(), password, temporary_token: resume.token },
      })
    },
    onSuccess: (credentials) => signIn(credentials, true, 'sign_up', 'password'),
    onError: (error) => error instanceof ApiError && error.status === 401 && onEnded(),
  })

  const accept = (found: RegistrationProblem | undefined) => {
    attempt.reset()
    setProblem(found)
    setHighlighted(found?.field === 'terms')
    return !found
  }
  // Counted again from the last refusal, since `problem` is another object each time.
  useEffect(() => {
    if (!highlighted) return
    const timer = setTimeout(() => setHighlighted(false), timers.termsHighlightMs)
    return () => clearTimeout(timer)
  }, [highlighted, problem])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (accept(problemOf({ ...facts, ...form }))) attempt.mutate()
  }
  const set = (name: keyof typeof form) => (event: { currentTarget: { value: string } }) =>
    setForm({ ...form, [name]: event.currentTarget.value })
  const refusal = attempt.isError ? sentenceOr(attempt.error, 'Registration failed. Please try again.') : undefined
  // What has been put right since it was said is not said any longer.
  const settled =
    (problem?.field === 'resume' && resume) ||
    (problem?.field === 'matching' && matched) ||
    (problem?.field === 'terms' && agreed)
  const text = (settled ? undefined : problem?.text) ?? refusal
  const unfilled = (name: keyof typeof form) => problem?.field === 'fields' && !form[name].trim()

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
      <GoogleSignup
        token={resume?.token ?? null}
        referral={referral}
        mayStart={() => accept(problemOfGoogleSignup(facts))}
        onEnded={onEnded}
      />
      {!referral && (
        <>
          <p className={styles.or}>or</p>
          <TextInput
            label="Username"
            size="md"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={limits.usernameMax}
            value={form.username}
            error={unfilled('username')}
            onChange={set('username')}
          />
          <PasswordInput
            label="Password"
            description={`At least ${limits.passwordMin} characters`}
            size="md"
            autoComplete="new-password"
            value={form.password}
            error={unfilled('password')}
            visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
            onChange={set('password')}
          />
          <PasswordInput
            label="Confirm password"
            size="md"
            autoComplete="new-password"
            value={form.confirm}
            error={unfilled('confirm') || problem?.field === 'confirm'}
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
