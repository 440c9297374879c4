import { lifetimes } from '@labreach/contract/lifetimes'
import { confirmAddress, confirmReport, undoChange } from '@labreach/contract/professor-page'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { call } from '../../api/call.ts'
import { OneButton } from '../../features/professor-page/one-button.tsx'
import { useMailLink } from '../../session/use-mail-link.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { ProfessorFrame } from './professor-frame.tsx'

const undoRoute = getRouteApi('/professor/undo')
const addressRoute = getRouteApi('/professor/address')
const reportRoute = getRouteApi('/professor/report')

const undone = {
  wishes: 'Undone: your preferences for letters are as before.',
  data: 'Undone: what we hold about you is as it was before.',
  address: 'Undone: your letters go to the address as before.',
  removal: 'Undone: you are listed again, and students can write to you.',
} as const

/** Takes a change back, by the link of the mail that told of it. */
export function UndoPage() {
  return (
    <MailedLink search={undoRoute.useSearch()} name="undo" ms={lifetimes.undoLinkMs}>
      {(token, forget) => (
        <OneButton
          title="Take the change back"
          about="Everything in the email goes back to how it was before."
          button="Take it back"
          act={async () => undone[(await call(undoChange, { body: { token } })).undone]}
          onDone={forget}
        />
      )}
    </MailedLink>
  )
}

/** Confirms a new address, by the link mailed to the old or to the new one. */
export function AddressPage() {
  return (
    <MailedLink search={addressRoute.useSearch()} name="address" ms={lifetimes.confirmationLinkMs}>
      {(token, forget) => (
        <OneButton
          title="Confirm the new address"
          about="It takes the place of the stored one once both emails have been confirmed."
          button="Confirm"
          act={async () =>
            (await call(confirmAddress, { body: { token } })).state === 'changed'
              ? 'Done: letters go to the new address from now on.'
              : 'Confirmed. We use the new address once the link in the other email is confirmed, too.'
          }
          onDone={forget}
        />
      )}
    </MailedLink>
  )
}

/** Confirms the report of a letter. */
export function ReportPage() {
  return (
    <MailedLink search={reportRoute.useSearch()} name="report" ms={lifetimes.reportLinkMs}>
      {(token, forget) => (
        <OneButton
          title="Confirm your report"
          about="The letter was reported by the link in it, which others may hold. Your confirmation makes it count."
          button="Confirm the report"
          act={async () => {
            await call(confirmReport, { body: { token } })
            return 'Thank you. Your report counts.'
          }}
          onDone={forget}
        />
      )}
    </MailedLink>
  )
}

type Props = {
  search: { token?: string }
  name: string
  /** How long the link is valid. */
  ms: number
  children: (token: string, forget: () => void) => ReactNode
}

function MailedLink({ search, name, ms, children }: Props) {
  const { link, forget } = useMailLink(search, `professor_${name}`, ms)
  return (
    <ProfessorFrame>
      {link.token ? (
        children(link.token, forget)
      ) : (
        <>
          <h1>This link is not complete</h1>
          <Note tone="red">Please open the whole link from the email.</Note>
        </>
      )}
    </ProfessorFrame>
  )
}
