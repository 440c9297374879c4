import { login } from '@labreach/contract/session'
import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { call } from '../../api/call.ts'
import { sentenceOr } from '../../api/error.ts'
import { storeRemember } from '../../session/remember.ts'
import { Note } from '../../ui/feedback/state.tsx'
import './fields.css'
import styles from './account-form.module.css'
import { GoogleButton } from './google-button.tsx'
import { hasPasskeys, passkeyFailure } from './passkeys/ask-authenticator.ts'
import { usePasskeyLogin } from './passkeys/use-passkey-login.ts'
import { useGoogleFlow } from './use-google-flow.ts'
import { loginFailed, useSignIn } from './use-sign-in.ts'

/**
 * Signs in with username and password, with Google, or with a passkey. `state` is the parameter of the URL, sent with the login call.
 */
export function LoginForm({ state }: { state: string | undefined }) {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(true)
  const [missing, setMissing] = useState(false)
  const { signIn, opening } = useSignIn()
  const google = useGoogleFlow()

  const attempt = useMutation({
    mutationFn: () => call(login, { body: { username: username.trim(), password, ...(state && { state }) } }),
    onSuccess: (newSession) => signIn(newSession, remember, 'login', 'password'),
  })

  const passkey = usePasskeyLogin((newSession) => signIn(newSession, remember, 'login', 'passkey'))

  // A change removes the error of the last attempt.
  const change = (set: (value: string) => void, value: string) => {
    set(value)
    setMissing(false)
    if (attempt.isError) attempt.reset()
    if (passkey.isError) passkey.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const empty = !username.trim() || !password
    attempt.reset()
    passkey.reset()
    setMissing(empty)
    if (!empty) attempt.mutate()
  }
  const problem = missing
    ? 'Please enter both username and password.'
    : attempt.isError
      ? sentenceOr(attempt.error, loginFailed)
      : passkey.isError
        ? passkeyFailure(passkey.error, loginFailed)
        : undefined
  const isDone = attempt.isSuccess || passkey.isSuccess

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {problem && <Note tone="red">{problem}</Note>}
      {isDone && <Note tone="green">Signed in. Opening {opening}…</Note>}
      <TextInput
        label="Username"
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        error={missing && !username.trim()}
        onChange={(event) => change(setUsername, event.currentTarget.value)}
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
      <div className={styles.beside}>
        <Checkbox
          label="Remember me"
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
        <Link to="/forgot-password" className="reach">
          Forgot password
        </Link>
      </div>
      <Button type="submit" size="md" fullWidth loading={attempt.isPending} disabled={isDone}>
        Sign In
      </Button>
      <p className={styles.or}>or</p>
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
      {hasPasskeys && (
        <Button
          variant="default"
          size="md"
          fullWidth
          leftSection={<IconFingerprint size={18} aria-hidden="true" />}
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
