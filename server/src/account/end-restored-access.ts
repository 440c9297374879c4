import type { Db } from '../db/connection.ts'
import { deleteCalendarFeeds } from '../students/calendar-feeds.ts'
import { endAllMentorLinks } from '../students/mentor-links.ts'

/**
 * Ends, of all students of a restored backup, what a new password ends (end-pending-access.ts): it may have been ended
 * since the backup, and would give access again. Returns the number of sessions and personal tokens.
 */
export async function endRestoredAccess(tx: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  await tx.deleteFrom('password_resets').execute()
  await tx.deleteFrom('email_changes').execute()
  await tx.deleteFrom('school_address_links').execute()
  await tx.deleteFrom('google_trips').execute()
  await tx.deleteFrom('browser_proofs').execute()
  await deleteCalendarFeeds(tx)
  await endAllMentorLinks(tx, now)
  return Number(numUpdatedRows)
}
