import { appendToAuditLog } from '../audit-log.ts'
import type { Services } from '../services.ts'
import { endMentorLinks } from '../students/mentor-links.ts'
import { updateSuspension } from '../students/suspension.ts'
import { endAllSessions } from './sessions.ts'

/**
 * Suspends a student, or lifts the suspension. Ends all sessions and mentor links; pending operations that use a quota (a letter, an
 * unlock) are refused. A subscription goes on: the caller tells the operator. Returns undefined if there is no such student.
 */
export function setSuspension(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  username: string,
  { lift }: { lift: boolean },
): Promise<{ id: string; username: string } | undefined> {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const student = await updateSuspension(tx, username, lift ? null : now)
    if (!student) return undefined
    await endAllSessions(tx, student.id, now)
    if (!lift) await endMentorLinks(tx, { studentId: student.id, by: 'account' }, now)
    await appendToAuditLog(tx, { event: lift ? 'suspension_lifted' : 'account_suspended', subject: student.id }, now)
    return student
  })
}
