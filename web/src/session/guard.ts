import { session as times } from '@labreach/contract/plans'
import { validate } from '@labreach/contract/session'
import { redirect } from '@tanstack/react-router'
import { call } from '../api/call.ts'
import { ApiError } from '../api/error.ts'
import { session } from './session.ts'

/** Lets a signed-in student through; anyone else goes to /login, and a session that has ended to /register. */
export async function requireStudent(): Promise<void> {
  if (!session.isValid()) {
    session.close()
    throw redirect({ to: '/login' })
  }
  if (Date.now() - session.lastValidation() <= times.revalidateAfterMs) return
  try {
    await call(validate, {})
    session.markValidated(Date.now())
  } catch (error) {
    // Without an answer nothing is known against the session; the page's own calls will say that the network is down.
    if (!(error instanceof ApiError)) return
    session.close()
    throw error.status === 401 ? redirect({ to: '/register', search: { expired: true } }) : redirect({ to: '/login' })
  }
}

/** Pages for visitors: whoever is signed in goes on to /browse. */
export function requireVisitor(): void {
  if (session.isValid()) throw redirect({ to: '/browse' })
}
