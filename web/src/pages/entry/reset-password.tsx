import { lifetimes, timers } from '@labreach/contract/plans'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { tokenMissing } from '../../features/account/password/check-new-password.ts'
import { ResetForm } from '../../features/account/password/reset-form.tsx'
import { forgetFilters } from '../../session/log-out.ts'
import { session } from '../../credentials/session.ts'
import { useMailLink } from '../../session/use-mail-link.ts'
import { Note } from '../../ui/feedback/state.tsx'
import { Entry } from './entry.tsx'

const route = getRouteApi('/reset-password')

/** The page of the link in a reset mail: the student sets a new password and is then redirected to /login. */
export function ResetPasswordPage() {
  const { link, forget } = useMailLink(route.useSearch(), 'reset', lifetimes.passwordResetLinkMs)
  const { token, username } = link
  const [done, setDone] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()

  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => void navigate({ to: '/login' }), timers.passwordResetRedirectMs)
    return () => clearTimeout(timer)
  }, [done, navigate])

  const onDone = () => {
    // A reset ends every session of the account, also the one in this browser.
    session.close()
    forgetFilters()
    forget()
    client.clear()
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
