import { validate } from '@labreach/contract/session'
import { redirect } from '@tanstack/react-router'
import { call } from '../api/call.ts'
import { sessionExpired } from '../api/caller.ts'
import { ApiError } from '../api/error.ts'
import { isDue } from './revalidation.ts'
import { session } from './session.ts'

/** One validation at a time: a tab that is looked at while a page is being entered asks once. */
let validation: Promise<unknown> | undefined

/** Lets a signed-in student through; anyone else goes to /login, and a session that could not be refreshed to /register. */
export async function requireStudent(): Promise<void> {
  if (!session.isValid()) {
    session.close()
    throw redirect({ to: '/login' })
  }
  if (!isDue(session, Date.now())) return
  try {
    await (validation ??= call(validate, {}).finally(() => (validation = undefined)))
    session.markValidated(Date.now())
  } catch (error) {
    // Nothing is known against the session; the page's own calls will say that network or server are down.
    if (!(error instanceof ApiError && error.isVerdict))
      return console.warn('The session could not be validated.', error)
    session.close()
    throw error.code === sessionExpired
      ? redirect({ to: '/register', search: { expired: true } })
      : redirect({ to: '/login' })
  }
}

/** Pages for visitors: whoever is signed in goes on to /browse. */
export function requireVisitor(): void {
  if (session.isValid()) throw redirect({ to: '/browse' })
}
