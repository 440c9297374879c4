import type { Db } from '../db/connection.ts'
import { deleteEmailChangesOf } from './email/queries.ts'
import { deleteTripsOf } from './google/queries.ts'
import { endAllSessions } from './sessions.ts'

/**
 * Ends whatever was begun before a new password and could still lead into the account: every session, an address that
 * waits for its link, and flows to Google that have not come back.
 */
export async function endPendingAccess(tx: Db, studentId: string, now: Date): Promise<void> {
  await endAllSessions(tx, studentId, now)
  await deleteEmailChangesOf(tx, studentId)
  await deleteTripsOf(tx, studentId)
}
