import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { GoogleReturn } from '../../features/account/google-return.tsx'
import { LoginForm } from '../../features/account/login-form.tsx'
import { clearSecondStep, readSecondStep, storeSecondStep } from '../../session/second-step.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { Entry } from './entry.tsx'

const route = getRouteApi('/login')

/** Sign-in with a password or with Google. Also the page to which Google returns. */
export function LoginPage() {
  const { state, google_register_redirect: useGoogle, has_password: hasPassword } = route.useSearch()
  const navigate = route.useNavigate()
  const [code] = useState(state)
  /** After Google, while the code of the second step is missing: the choice of "Remember me". */
  const [secondStep, setSecondStep] = useState(() => (state ? undefined : readSecondStep()))
  const [isReturning, setReturning] = useState(Boolean(state))
  const startOver = () => {
    clearSecondStep()
    setSecondStep(undefined)
  }
  const clearUrl = () => void navigate({ search: {}, replace: true })
  return (
    <Entry title="Sign in">
      {useGoogle && (
        <Note tone="teal">
          {hasPassword
            ? 'This address belongs to an account with a password. Sign in with it, then connect Google on your profile.'
            : 'This address already has an account. Please sign in with Google. If that leads back here, set a password with Forgot password.'}
        </Note>
      )}
      {/* A code works once, so it is removed from the URL after a failure. */}
      {code && isReturning && (
        <GoogleReturn
          code={code}
          onFailed={clearUrl}
          onCodeNeeded={(remember) => {
            storeSecondStep({ remember })
            setSecondStep({ remember })
            setReturning(false)
            clearUrl()
          }}
        />
      )}
      <LoginForm
        key={secondStep ? 'second step' : 'first step'}
        state={state}
        afterGoogle={secondStep && { ...secondStep, onStartOver: startOver }}
      />
      <p>
        No account yet? <Link to="/register">Sign up</Link>
      </p>
    </Entry>
  )
}
