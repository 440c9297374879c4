import { limits } from '@labreach/contract/plans'
import { login, register } from '@labreach/contract/session'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { call } from '../../api/call.ts'
import { ApiError, isRefusal, sentenceOr } from '../../api/error.ts'
import type { VisitorResume } from '../../credentials/storage.ts'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './account-form.module.css'
import { googleSignupProblems, registrationProblems, type MatchingState } from './check-registration.ts'
import './fields.css'
import { GoogleSignup } from './google-signup.tsx'
import { InvitationNote } from './invitation-note.tsx'
import { TermsCheckbox } from './terms-checkbox.tsx'
import { useProblems } from './use-problems.ts'
import { useSignIn } from './use-sign-in.ts'
import { waitForAnswers } from './wait-for-answers.ts'

type Props = {
  resume: VisitorResume | null
  matching: MatchingState
  referral: string | undefined
  /** The visitor signs up without the invitation. */
  onDeclineInvitation: () => void
  /** The temporary token has expired. */
  onTokenExpired: () => void
}

/** Creates an account with username and password, or with Google (the only way for an invited visitor). */
export function RegisterForm({ resume, matching, referral, onDeclineInvitation, onTokenExpired }: Props) {
  const [values, setValues] = useState({ username: '', password: '', confirm: '' })
  const [agreed, setAgreed] = useState(false)
  const { signIn } = useSignIn()
  const client = useQueryClient()
  const facts = { hasResume: resume !== null, matching, agreed }
  const { form, focus, problemAt, isHighlighted, summary, accept, forget } = useProblems(facts)

  /** The account of an attempt without an answer: it may exist. */
  const unanswered = useRef<{ username: string; password: string }>(undefined)

  const attempt = useMutation({
    mutationFn: async () => {
      if (!resume) throw new Error('Please upload your resume first.')
      const account = { username: values.username.trim(), password: values.password }
      await waitForAnswers(client)
      return call(register, {
        body: { resume_url: resume.resumeUrl, ...account, temporary_token: resume.token },
      }).catch((error: unknown) => {
        const { username, password } = unanswered.current ?? {}
        if (!hasAnswer(error)) unanswered.current = account
        else if (isTaken(error) && username === account.username && password === account.password)
          // The attempt before has created the account. A refused sign-in means that it has not; one without an answer is
          // tried again by the next click.
          return call(login, { body: account }).catch((failed: unknown) =>
            Promise.reject(hasAnswer(failed) ? error : failed),
          )
        throw error
      })
    },
    onSuccess: (newSession) => signIn(newSession, true, 'sign_up', 'password'),
    onError: (error) => {
      if (isTokenExpired(error)) return onTokenExpired()
      const field = refusedFieldName(error)
      if (field) focus(field)
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    attempt.reset()
    if (accept(registrationProblems({ ...facts, ...values }))) attempt.mutate()
  }
  // A change removes the problem of the field and the error of the last attempt.
  const set = (name: keyof typeof values) => (event: { currentTarget: { value: string } }) => {
    setValues({ ...values, [name]: event.currentTarget.value })
    forget(name)
    if (attempt.isError) attempt.reset()
  }
  // For an expired token the page shows an alert and starts again (`onTokenExpired`).
  const hasFailed = attempt.isError && !isTokenExpired(attempt.error)
  const refusal = hasFailed ? sentenceOr(attempt.error, 'Registration failed. Please try again.') : undefined
  const refusedField = refusedFieldName(attempt.error)
  const texts = refusal && !refusedField ? [...summary, refusal] : summary
  const errorAt = (name: keyof typeof values) => problemAt(name) ?? (refusedField === name ? refusal : undefined)

  return (
    <form className={styles.form} ref={form} onSubmit={submit} noValidate>
      <TermsCheckbox agreed={agreed} problem={problemAt('terms')} highlighted={isHighlighted} onChange={setAgreed} />
      {referral && <InvitationNote onDecline={onDeclineInvitation} />}
      <GoogleSignup
        token={resume?.token ?? null}
        referral={referral}
        checkForm={() => {
          attempt.reset()
          return accept(googleSignupProblems(facts))
        }}
        onTokenExpired={onTokenExpired}
      />
      {!referral && (
        <>
          <p className={styles.or}>or</p>
          <TextInput
            name="username"
            label="Username"
            description="We recommend your email address: once confirmed, it can reset a forgotten password."
            size="md"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={limits.usernameMax}
            value={values.username}
            error={errorAt('username')}
            onChange={set('username')}
          />
          <PasswordInput
            name="password"
            label="Password"
            description={`At least ${limits.passwordMin} characters`}
            size="md"
            autoComplete="new-password"
            value={values.password}
            error={errorAt('password')}
            visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
            onChange={set('password')}
          />
          <PasswordInput
            name="confirm"
            label="Confirm password"
            size="md"
            autoComplete="new-password"
            value={values.confirm}
            error={errorAt('confirm')}
            visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the confirmation', tabIndex: 0 }}
            onChange={set('confirm')}
          />
        </>
      )}
      {texts.length > 0 && (
        <Note tone="red">
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Note>
      )}
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

/** Whether the server has judged the attempt: not if it was busy. */
const hasAnswer = (error: unknown) => error instanceof ApiError && error.isClientError

/** Whether the name or the resume has been used. */
const isTaken = (error: unknown) => isRefusal(error, register, 'username_taken', 'temporary_token_invalid')

const isTokenExpired = (error: unknown) => isRefusal(error, register, 'temporary_token_invalid')
