import { login } from '@labreach/contract/session'
import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { call } from '../../api/call.ts'
import { isRefusal, sentenceOr } from '../../api/error.ts'
import { storeRemember } from '../../session/remember.ts'
import { clearSecondStep } from '../../session/second-step.ts'
import { Note } from '../../ui/feedback/note.tsx'
import './fields.css'
import styles from './account-form.module.css'
import { GoogleButton } from './google-button.tsx'
import { hasPasskeys, passkeyFailure } from './passkeys/ask-authenticator.ts'
import { usePasskeyLogin } from './passkeys/use-passkey-login.ts'
import { CodeField } from './second-factor/code-field.tsx'
import { useGoogleFlow } from './use-google-flow.ts'
import { loginFailed, useSignIn } from './use-sign-in.ts'

type Props = {
  /** The parameter of the URL, sent with the login call. */
  state: string | undefined
  /** Set after Google, for an account with two-step sign-in: only the code is missing. */
  afterGoogle?: { remember: boolean; onStartOver: () => void } | undefined
}

/**
 * Signs in with username and password, with Google, or with a passkey. For an account with two-step sign-in the form
 * then has a field for the code as well.
 */
export function LoginForm({ state, afterGoogle }: Props) {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asksCode, setAsksCode] = useState(Boolean(afterGoogle))
  const [remember, setRemember] = useState(afterGoogle?.remember ?? true)
  const [missing, setMissing] = useState(false)
  const { signIn, opening } = useSignIn()
  const google = useGoogleFlow()

  const attempt = useMutation({
    mutationFn: () =>
      call(login, {
        body: afterGoogle
          ? { code }
          : { username: username.trim(), password, ...(state && { state }), ...(asksCode && { code }) },
      }),
    onSuccess: (newSession) => {
      clearSecondStep()
      return signIn(newSession, remember, 'login', afterGoogle ? 'google' : 'password')
    },
    onError: (error) => {
      if (isRefusal(error, login, 'second_factor_needed')) setAsksCode(true)
      if (isRefusal(error, login, 'login_code_invalid')) clearSecondStep()
    },
  })

  const passkey = usePasskeyLogin((newSession) => {
    clearSecondStep()
    return signIn(newSession, remember, 'login', 'passkey')
  })

  // A change removes the error of the last attempt.
  const change = (set: (value: string) => void, value: string) => {
    set(value)
    setMissing(false)
    if (attempt.isError) attempt.reset()
    if (passkey.isError) passkey.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const empty = asksCode && !code.trim() ? true : !afterGoogle && (!username.trim() || !password)
    attempt.reset()
    passkey.reset()
    setMissing(empty)
    if (!empty) attempt.mutate()
  }
  const isCodeMissing = missing && asksCode && !code.trim()
  const isCodeWrong = isRefusal(attempt.error, login, 'second_factor_wrong')
  const isCodeNeeded = isRefusal(attempt.error, login, 'second_factor_needed')
  const problem =
    missing && !isCodeMissing
      ? 'Please enter both username and password.'
      : attempt.isError && !isCodeWrong && !isCodeNeeded
        ? sentenceOr(attempt.error, loginFailed)
        : passkey.isError
          ? passkeyFailure(passkey.error, loginFailed)
          : undefined
  const isDone = attempt.isSuccess || passkey.isSuccess

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {problem && <Note tone="red">{problem}</Note>}
      {isDone && <Note tone="green">Signed in. Opening {opening}…</Note>}
      {!afterGoogle && (
        <>
          <TextInput
            label="Username"
            size="md"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            error={missing && !username.trim()}
            onChange={(event) => {
              change(setUsername, event.currentTarget.value)
              // The code is asked of the other account again, if it has one.
              setAsksCode(false)
              setCode('')
            }}
          />
          <PasswordInput
            label="Password"
            size="md"
            autoComplete="current-password"
            value={password}
            error={missing && !password}
            visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
            onChange={(event) => change(setPassword, event.currentTarget.value)}
          />
        </>
      )}
      {asksCode && (
        <CodeField
          size="md"
          value={code}
          error={isCodeMissing ? 'Please enter the code.' : isCodeWrong && sentenceOr(attempt.error, loginFailed)}
          onChange={(typed) => change(setCode, typed)}
        />
      )}
      <div className={styles.beside}>
        <Checkbox
          label="Remember me"
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
        {afterGoogle ? (
          <button type="button" className="text-button" onClick={afterGoogle.onStartOver}>
            Start over
          </button>
        ) : (
          <Link to="/forgot-password" className="reach">
            Forgot password
          </Link>
        )}
      </div>
      <Button type="submit" size="md" fullWidth loading={attempt.isPending} disabled={isDone}>
        Sign In
      </Button>
      {(!afterGoogle || hasPasskeys) && <p className={styles.or}>or</p>}
      {!afterGoogle && (
        <GoogleButton
          size="md"
          fullWidth
          loading={google.isPending}
          onClick={() => {
            storeRemember(remember)
            google.mutate()
          }}
        >
          Sign in with Google
        </GoogleButton>
      )}
      {hasPasskeys && (
        <Button
          variant="subtle"
          size="md"
          fullWidth
          leftSection={<IconFingerprint size={20} aria-hidden="true" />}
          loading={passkey.isPending}
          disabled={isDone}
          onClick={() => {
            setMissing(false)
            attempt.reset()
            passkey.mutate()
          }}
        >
          Sign in with a passkey
        </Button>
      )}
    </form>
  )
}
