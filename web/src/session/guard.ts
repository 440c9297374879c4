import { validate } from '@labreach/contract/session'
import { redirect } from '@tanstack/react-router'
import { call } from '../api/call.ts'
import { ApiError, isRefusal } from '../api/error.ts'
import { forgetFilters } from './leave.ts'
import { keepReturn } from '../credentials/return-path.ts'
import { isDue } from './revalidation.ts'
import { session } from '../credentials/session.ts'

/** One validation at a time: a tab that is looked at while a page is being entered asks once. */
let validation: Promise<unknown> | undefined

/**
 * Lets a signed-in student through to `path`; anyone else goes to /login, and a session that could not be refreshed to
 * /register. The sign-in that follows returns to `path`.
 */
export async function requireStudent(path: string): Promise<void> {
  const student = session.studentId()
  if (!session.isValid()) {
    logOut(path, student)
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
    logOut(path, student)
    throw isRefusal(error, validate, 'session_ended')
      ? redirect({ to: '/register', search: { expired: true } })
      : redirect({ to: '/login' })
  }
}

/** Nobody is signed in any more: filters are one student's, and the next one must not meet them. */
function logOut(path: string, student: string | null): void {
  session.close()
  forgetFilters()
  keepReturn(path, student)
}

/** Pages for visitors: whoever is signed in goes on to /browse. */
export function requireVisitor(): void {
  if (session.isValid()) throw redirect({ to: '/browse' })
}
