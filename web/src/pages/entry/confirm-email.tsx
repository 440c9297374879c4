import { lifetimes } from '@labreach/contract/plans'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ConfirmAddress } from '../../features/account/confirm-address.tsx'
import { session } from '../../credentials/session.ts'
import { useMailLink } from '../../session/use-mail-link.ts'
import { Note } from '../../ui/feedback/state.tsx'
import { Entry } from './entry.tsx'

const route = getRouteApi('/confirm-email')

/** The page of the link in a confirmation mail. */
export function ConfirmEmailPage() {
  const { link, forget } = useMailLink(route.useSearch(), 'confirm', lifetimes.confirmationLinkMs)
  const { token } = link
  return (
    <Entry title="Confirm your address">
      {token ? (
        <ConfirmAddress token={token} onDone={forget} />
      ) : (
        <Note tone="red">This link is not complete. Please open it again from the mail, in one piece.</Note>
      )}
      <p>
        {session.isValid() ? (
          <Link to="/profile" className="reach">
            Go to your profile
          </Link>
        ) : (
          <Link to="/login" className="reach">
            Sign in
          </Link>
        )}
      </p>
    </Entry>
  )
}
