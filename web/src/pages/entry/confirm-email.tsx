import { lifetimes } from '@labreach/contract/lifetimes'
import { getRouteApi } from '@tanstack/react-router'
import { ConfirmAddress } from '../../features/account/confirm-address.tsx'
import { useMailLink } from '../../session/use-mail-link.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { Entry } from './entry.tsx'
import { WayOn } from './way-on.tsx'

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
        <Note tone="red">This link is not complete. Please open the whole link from the email.</Note>
      )}
      <WayOn />
    </Entry>
  )
}
