import { session as times } from '@labreach/contract/plans'
import type { Credentials } from '@labreach/contract/session'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Events } from '../../analytics/events.ts'
import { track } from '../../analytics/track.ts'
import { forgetFilters } from '../../session/log-out.ts'
import { forgetReferral } from '../../session/referral.ts'
import { takeReturn } from '../../credentials/return-path.ts'
import { session } from '../../credentials/session.ts'

/** Said of a refused sign-in for which the server has no sentence. */
export const loginFailed = 'Login failed. Please try again.'

/**
 * Stores new credentials and goes on after a second, in which the page can say that it worked: to /browse, or to the
 * page asked for.
 */
export function useSignIn() {
  const client = useQueryClient()
  const router = useRouter()
  const [opening, setOpening] = useState('your professors')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Whoever went elsewhere within that second is not fetched back.
  useEffect(() => () => clearTimeout(timer.current), [])

  const signIn = (
    credentials: Credentials,
    remember: boolean,
    event: 'login' | 'sign_up',
    method: Events['login']['method'],
  ) => {
    track(event, { method })
    client.clear()
    session.open(credentials, remember, Date.now())
    // Those of a student whose session ended with the browser.
    forgetFilters()
    forgetReferral()
    const asked = takeReturn(credentials.user.id)
    if (asked) setOpening('the page you asked for')
    timer.current = setTimeout(() => router.history.push(asked ?? '/browse'), times.redirectAfterLoginMs)
  }
  /** `opening`: what the page says is coming. */
  return { signIn, opening }
}
