import { lifetimes } from '@labreach/contract/lifetimes'
import { getRouteApi } from '@tanstack/react-router'
import { session } from '../../credentials/session.ts'
import { ConfirmSchool } from '../../features/account/school/confirm-school.tsx'
import { useMailLink } from '../../session/use-mail-link.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { Entry } from './entry.tsx'
import { WayOn } from './way-on.tsx'

const route = getRouteApi('/confirm-school')

/** The page of the link that confirms a school address. */
export function ConfirmSchoolPage() {
  const { link, forget } = useMailLink(route.useSearch(), 'school', lifetimes.schoolLinkMs)
  const { token } = link
  return (
    <Entry title="Confirm your school address">
      {token && !session.isValid() ? (
        <Note tone="amber">
          Please sign in to the account on whose profile you typed this address. Then open the link in the email again:
          it confirms the address for that account only.
        </Note>
      ) : token ? (
        <ConfirmSchool token={token} onDone={forget} />
      ) : (
        <Note tone="red">This link is not complete. Please open the whole link from the email.</Note>
      )}
      <WayOn />
    </Entry>
  )
}
