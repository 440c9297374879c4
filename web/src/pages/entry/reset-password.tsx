import type { Passkey } from '@labreach/contract/passkeys'
import { lifetimes } from '@labreach/contract/lifetimes'
import { timers } from '@labreach/contract/plans'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { tokenMissing } from '../../features/account/password/check-new-password.ts'
import { PasskeysAfterReset } from '../../features/account/passkeys/passkeys-after-reset.tsx'
import { ResetForm } from '../../features/account/password/reset-form.tsx'
import { forgetFilters } from '../../session/log-out.ts'
import { session } from '../../credentials/session.ts'
import { useMailLink } from '../../session/use-mail-link.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { Entry } from './entry.tsx'

const route = getRouteApi('/reset-password')

/**
 * The page of the link in a reset mail: the student sets a new password and is then redirected to /login, or first sees
 * the passkeys that still sign in.
 */
export function ResetPasswordPage() {
  const { link, forget } = useMailLink(route.useSearch(), 'reset', lifetimes.passwordResetLinkMs)
  const { token, username } = link
  const [done, setDone] = useState(false)
  /** Those that still sign in after the reset; while they are shown the page stays. */
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([])
  const stays = passkeys.length > 0
  const client = useQueryClient()
  const navigate = useNavigate()

  useEffect(() => {
    if (!done || stays) return
    const timer = setTimeout(() => void navigate({ to: '/login' }), timers.passwordResetRedirectMs)
    return () => clearTimeout(timer)
  }, [done, stays, navigate])

  const onDone = (left: readonly Passkey[]) => {
    // A reset ends every session of the account, also the one in this browser.
    session.close()
    forgetFilters()
    forget()
    client.clear()
    setPasskeys(left)
    setDone(true)
  }

  return (
    <Entry
      title="Set a new password"
      lead={
        token &&
        username && (
          <>
            For the account <strong>{username}</strong>
          </>
        )
      }
    >
      {token ? <ResetForm token={token} username={username} onDone={onDone} /> : <Note tone="red">{tokenMissing}</Note>}
      {stays && <PasskeysAfterReset passkeys={passkeys} />}
      {!done && (
        <p>
          <Link to="/forgot-password" className="reach">
            Request a new reset link
          </Link>
        </p>
      )}
    </Entry>
  )
}
