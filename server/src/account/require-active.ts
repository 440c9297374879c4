import type { Db } from '../db/connection.ts'
import { lockCredentials } from '../students/credentials.ts'
import { accountSuspended } from './errors.ts'

/**
 * Locks the student who is about to get a session, until the transaction ends: a suspension, which ends all sessions,
 * comes before the lock, and is seen here, or after the session has started. Undefined if the account is gone. Call it
 * only after the credentials were verified: otherwise it reveals a suspension to strangers. Throws account_suspended.
 */
export async function lockActive(tx: Db, studentId: string) {
  const student = await lockCredentials(tx, studentId)
  if (student?.suspended_at) throw accountSuspended()
  return student
}
