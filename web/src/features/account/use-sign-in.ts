import { session as times } from '@labreach/contract/plans'
import type { Credentials } from '@labreach/contract/session'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { session } from '../../session/session.ts'

/** Stores new credentials and goes to /browse after a second, in which the page can say that it worked. */
export function useSignIn() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return (credentials: Credentials, remember: boolean) => {
    client.clear()
    session.open(credentials, remember, Date.now())
    setTimeout(() => void navigate({ to: '/browse' }), times.redirectAfterLoginMs)
  }
}
