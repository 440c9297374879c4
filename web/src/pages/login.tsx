import { getRouteApi, Link } from '@tanstack/react-router'
import { GoogleReturn } from '../features/account/google-return.tsx'
import { LoginForm } from '../features/account/login-form.tsx'
import { Note } from '../ui/state.tsx'
import { Frame } from './frame.tsx'

const route = getRouteApi('/login')

export function LoginPage() {
  const { state, google_register_redirect: useGoogle } = route.useSearch()
  return (
    <Frame>
      <h1>Sign in</h1>
      {useGoogle && <Note tone="teal">An account with this address is already here. Please log in with Google.</Note>}
      {state && <GoogleReturn code={state} />}
      <LoginForm state={state} />
      <p>
        No account yet? <Link to="/register">Sign up</Link>
      </p>
    </Frame>
  )
}
