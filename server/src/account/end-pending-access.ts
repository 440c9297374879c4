import type { Db } from '../db/connection.ts'
import { deleteCalendarFeed } from '../students/calendar-feeds.ts'
import { endMentorLinks } from '../students/mentor-links.ts'
import { deleteBrowserProofs } from './browser-proofs.ts'
import { deleteEmailChangesByStudent } from './email/queries.ts'
import { deleteFlows } from './mailbox/flow-queries.ts'
import { endAllSessions } from './sessions.ts'

/**
 * Ends everything that could still give access to the account after a new password: all sessions, unconfirmed email
 * changes, unfinished flows and sign-ins, the private calendar and the links of mentors. The second factor stays.
 */
export async function endPendingAccess(tx: Db, studentId: string, now: Date): Promise<void> {
  await endAllSessions(tx, studentId, now)
  await deleteEmailChangesByStudent(tx, studentId)
  await deleteFlows(tx, studentId)
  await deleteBrowserProofs(tx, studentId)
  await deleteCalendarFeed(tx, studentId)
  await endMentorLinks(tx, { studentId, by: 'account' }, now)
}
