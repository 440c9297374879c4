import { sql } from 'kysely'
import { appendToAuditLog } from '../audit-log.ts'
import type { Services } from '../services.ts'
import { endAllSessions } from './sessions.ts'

/**
 * Suspends a student, or lifts the suspension. Ends all sessions; pending operations that use a quota (a letter, an
 * unlock) are refused. Returns the username, or undefined if there is no such student.
 */
export function suspendStudent(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  username: string,
  { lift }: { lift: boolean },
): Promise<string | undefined> {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const student = await tx
      .updateTable('students')
      .set({ suspended_at: lift ? null : now })
      .where(sql`lower(username)`, '=', sql`lower(${username})`)
      .returning(['id', 'username'])
      .executeTakeFirst()
    if (!student) return undefined
    await endAllSessions(tx, student.id, now)
    await appendToAuditLog(tx, { event: lift ? 'suspension_lifted' : 'account_suspended', subject: student.id }, now)
    return student.username
  })
}
