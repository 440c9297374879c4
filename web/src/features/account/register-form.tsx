import { limits, timers } from '@labreach/contract/plans'
import { register } from '@labreach/contract/session'
import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState, type FormEvent } from 'react'
import { call } from '../../api/call.ts'
import { isRefusal, sentenceOr } from '../../api/error.ts'
import type { VisitorResume } from '../../credentials/storage.ts'
import { Note } from '../../ui/feedback/state.tsx'
import styles from './account-form.module.css'
import { problemOf, problemOfGoogleSignup, type RegistrationProblem } from './check-registration.ts'
import './fields.css'
import { GoogleSignup } from './google-signup.tsx'
import { Invited } from './invited.tsx'
import { useSignIn } from './use-sign-in.ts'

type Props = {
  resume: VisitorResume | null
  matched: boolean
  referral: string | undefined
  /** The visitor signs up without the invitation. */
  onUninvited: () => void
  onEnded: () => void
}

/** The terms, then an account: with a username and a password, or with Google (the only way for a referred visitor). */
export function RegisterForm({ resume, matched, referral, onUninvited, onEnded }: Props) {
  const [form, setForm] = useState({ username: '', password: '', confirm: '' })
  const [agreed, setAgreed] = useState(false)
  const [problem, setProblem] = useState<RegistrationProblem>()
  const [highlighted, setHighlighted] = useState(false)
  const { signIn } = useSignIn()
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
    onError: (error) => isUploadEnded(error) && onEnded(),
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
  // What was said of the fields goes as soon as one is changed.
  const set = (name: keyof typeof form) => (event: { currentTarget: { value: string } }) => {
    setForm({ ...form, [name]: event.currentTarget.value })
    if (problem?.field === 'fields' || problem?.field === 'confirm') setProblem(undefined)
    if (attempt.isError) attempt.reset()
  }
  // An upload that has ended is told by the page, which starts over (`onEnded`).
  const refused = attempt.isError && !isUploadEnded(attempt.error)
  const refusal = refused ? sentenceOr(attempt.error, 'Registration failed. Please try again.') : undefined
  const refusedField = fieldOf(attempt.error)
  const refusedAt = (field: 'username' | 'password') => (refusedField === field && !problem ? refusal : undefined)
  // What has been put right since it was said is not said any longer.
  const settled =
    (problem?.field === 'resume' && resume) ||
    (problem?.field === 'matching' && matched) ||
    (problem?.field === 'terms' && agreed)
  const text = (settled ? undefined : problem?.text) ?? (refusedField ? undefined : refusal)
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
      {referral && <Invited onUninvited={onUninvited} />}
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
            description="Your email address works too. A confirmed address is the only way to replace a forgotten password."
            size="md"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={limits.usernameMax}
            value={form.username}
            error={refusedAt('username') ?? unfilled('username')}
            onChange={set('username')}
          />
          <PasswordInput
            label="Password"
            description={`At least ${limits.passwordMin} characters`}
            size="md"
            autoComplete="new-password"
            value={form.password}
            error={refusedAt('password') ?? unfilled('password')}
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

/** Which field the server's sentence is about. */
function fieldOf(error: unknown): 'username' | 'password' | undefined {
  if (isRefusal(error, register, 'weak_password')) return 'password'
  const isUsername = isRefusal(error, register, 'username_invalid', 'username_mixed', 'username_taken')
  return isUsername ? 'username' : undefined
}

const isUploadEnded = (error: unknown) => isRefusal(error, register, 'temporary_token_invalid')
