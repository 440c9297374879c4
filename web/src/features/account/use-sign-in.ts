import { timers } from '@labreach/contract/plans'
import type { NewSession } from '@labreach/contract/session'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Events } from '../../analytics/events.ts'
import { track } from '../../analytics/track.ts'
import { forgetFilters } from '../../session/log-out.ts'
import { forgetReferral } from '../../session/referral.ts'
import { takeReturn } from '../../credentials/return-path.ts'
import { session } from '../../credentials/session.ts'

/** The text for a refused sign-in without a sentence of the server. */
export const loginFailed = 'Login failed. Please try again.'

/**
 * Returns a function that stores a new session. After a second, in which the form shows that the sign-in succeeded, it
 * opens the requested page or /browse, and /browse after a registration.
 */
export function useSignIn() {
  const client = useQueryClient()
  const router = useRouter()
  const [opening, setOpening] = useState('your professors')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // If the student opens another page within that second, they remain there.
  useEffect(() => () => clearTimeout(timer.current), [])

  const signIn = (
    newSession: NewSession,
    remember: boolean,
    event: 'login' | 'sign_up',
    method: Events['login']['method'],
  ) => {
    track(event, { method })
    client.clear()
    session.open(newSession, remember, Date.now())
    // The filters may be of another student, whose session ended with the browser.
    forgetFilters()
    forgetReferral()
    const requestedPath = takeReturn(newSession.user.id)
    // A new student sees professors first.
    const returnPath = event === 'login' ? requestedPath : undefined
    if (returnPath) setOpening('the page you asked for')
    timer.current = setTimeout(() => router.history.push(returnPath ?? '/browse'), timers.redirectAfterLoginMs)
  }
  /** `opening`: the name of the page that opens next, for the text of the form. */
  return { signIn, opening }
}
