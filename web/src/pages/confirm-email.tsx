import { getRouteApi, Link } from '@tanstack/react-router'
import { ConfirmAddress } from '../features/account/confirm-address.tsx'
import { session } from '../session/session.ts'
import { useTaken } from '../session/use-taken.ts'
import { Note } from '../ui/state.tsx'
import { Entry } from './entry.tsx'

const route = getRouteApi('/confirm-email')

/** Where the link of a confirmation mail leads. */
export function ConfirmEmailPage() {
  const { token } = useTaken(route.useSearch())
  return (
    <Entry title="Confirm your address">
      {token ? (
        <ConfirmAddress token={token} />
      ) : (
        <Note tone="red">This link is not complete. Please open it again from the mail, in one piece.</Note>
      )}
      <p>{session.isValid() ? <Link to="/profile">Go to your profile</Link> : <Link to="/login">Sign in</Link>}</p>
    </Entry>
  )
}
