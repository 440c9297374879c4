import { validate } from '@labreach/contract/session'
import { redirect } from '@tanstack/react-router'
import { call } from '../api/call.ts'
import { ApiError, isRefusal } from '../api/error.ts'
import { forgetFilters } from './log-out.ts'
import { storeReturn } from '../credentials/return-path.ts'
import { isDue } from './revalidation.ts'
import { session } from '../credentials/session.ts'

/** The pending validation, so that two route changes at the same time share one request. */
let validation: Promise<unknown> | undefined

/**
 * Guards a student page. Redirects to /register if the server says that the session has ended, and to /login without a
 * session or after any other client error. The next sign-in returns to `path`. Throws the redirect.
 */
export async function requireStudent(path: string): Promise<void> {
  const student = session.studentId()
  if (!session.isValid()) {
    endSession(path, student)
    throw redirect({ to: '/login' })
  }
  if (!isDue(session, Date.now())) return
  try {
    await (validation ??= call(validate, {}).finally(() => (validation = undefined)))
    session.markValidated(Date.now())
  } catch (error) {
    // The session may still be valid. If the network or the server is down, the calls of the page report it.
    if (!(error instanceof ApiError && error.isClientError))
      return console.warn('The session could not be validated.', error)
    endSession(path, student)
    throw isRefusal(error, validate, 'session_ended')
      ? redirect({ to: '/register', search: { expired: true } })
      : redirect({ to: '/login' })
  }
}

/** Removes the session and the filters, which belong to one student, and stores the page to return to. */
function endSession(path: string, student: string | null): void {
  session.close()
  forgetFilters()
  storeReturn(path, student)
}

/** Guards a page for visitors: redirects a signed-in student to /browse. Throws the redirect. */
export function requireVisitor(): void {
  if (session.isValid()) throw redirect({ to: '/browse' })
}
