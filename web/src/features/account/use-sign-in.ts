import { session as times } from '@labreach/contract/plans'
import type { Credentials } from '@labreach/contract/session'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Events } from '../../analytics/events.ts'
import { track } from '../../analytics/track.ts'
import { session } from '../../session/session.ts'

/** Said of a refused sign-in for which the server has no sentence. */
export const loginFailed = 'Login failed. Please try again.'

/** Stores new credentials and goes to /browse after a second, in which the page can say that it worked. */
export function useSignIn() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Whoever went elsewhere within that second is not fetched back.
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    credentials: Credentials,
    remember: boolean,
    event: 'login' | 'sign_up',
    method: Events['login']['method'],
  ) => {
    track(event, { method })
    client.clear()
    session.open(credentials, remember, Date.now())
    timer.current = setTimeout(() => void navigate({ to: '/browse' }), times.redirectAfterLoginMs)
  }
}
