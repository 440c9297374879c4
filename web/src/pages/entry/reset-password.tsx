import { session as times, timers } from '@labreach/contract/plans'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { tokenMissing } from '../../features/account/password/check-new-password.ts'
import { ResetForm } from '../../features/account/password/reset-form.tsx'
import { forgetFilters } from '../../session/leave.ts'
import { session } from '../../credentials/session.ts'
import { useTaken } from '../../session/use-taken.ts'
import { Note } from '../../ui/feedback/state.tsx'
import { Entry } from './entry.tsx'

const route = getRouteApi('/reset-password')

/** Where the link of a reset mail leads: a new password, then the sign-in. */
export function ResetPasswordPage() {
  const { taken, spend } = useTaken(route.useSearch(), 'reset', times.resetTokenMs)
  const { token, username } = taken
  const [done, setDone] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()

  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => void navigate({ to: '/login' }), timers.passwordResetRedirectMs)
    return () => clearTimeout(timer)
  }, [done, navigate])

  const onDone = () => {
    // A reset ends every session of the account, so the one that this browser keeps is over too.
    session.close()
    forgetFilters()
    spend()
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
          <Link to="/forgot-password">Request a new reset link</Link>
        </p>
      )}
    </Entry>
  )
}
