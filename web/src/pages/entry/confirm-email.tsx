import { session as times } from '@labreach/contract/plans'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ConfirmAddress } from '../../features/account/confirm-address.tsx'
import { session } from '../../credentials/session.ts'
import { useTaken } from '../../session/use-taken.ts'
import { Note } from '../../ui/feedback/state.tsx'
import { Entry } from './entry.tsx'

const route = getRouteApi('/confirm-email')

/** Where the link of a confirmation mail leads. */
export function ConfirmEmailPage() {
  const { taken, spend } = useTaken(route.useSearch(), 'confirm', times.emailTokenMs)
  const { token } = taken
  return (
    <Entry title="Confirm your address">
      {token ? (
        <ConfirmAddress token={token} onDone={spend} />
      ) : (
        <Note tone="red">This link is not complete. Please open it again from the mail, in one piece.</Note>
      )}
      <p>{session.isValid() ? <Link to="/profile">Go to your profile</Link> : <Link to="/login">Sign in</Link>}</p>
    </Entry>
  )
}
