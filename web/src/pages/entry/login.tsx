import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { GoogleReturn } from '../../features/account/google-return.tsx'
import { LoginForm } from '../../features/account/login-form.tsx'
import { Note } from '../../ui/feedback/state.tsx'
import { Entry } from './entry.tsx'

const route = getRouteApi('/login')

/** The way in with a password or with Google, and back from Google. */
export function LoginPage() {
  const { state, google_register_redirect: useGoogle, has_password: hasPassword } = route.useSearch()
  const navigate = route.useNavigate()
  const [code] = useState(state)
  return (
    <Entry title="Sign in">
      {useGoogle && (
        <Note tone="teal">
          {hasPassword
            ? 'This address belongs to an account with a password. Sign in with it, then connect Google on your profile.'
            : 'An account with this address is already here. Please log in with Google.'}
        </Note>
      )}
      {/* A code is good for one try: what follows a failed one goes without it. */}
      {code && <GoogleReturn code={code} onFailed={() => void navigate({ search: {}, replace: true })} />}
      <LoginForm state={state} />
      <p>
        No account yet? <Link to="/register">Sign up</Link>
      </p>
    </Entry>
  )
}
