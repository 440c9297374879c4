import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

export async function isSuspended(db: Db, studentId: string): Promise<boolean> {
  const student = await db.selectFrom('students').select('suspended_at').where('id', '=', studentId).executeTakeFirst()
  return Boolean(student?.suspended_at)
}

/**
 * Suspends the student with this username, in any case, at a time; null: lifts the suspension. Returns undefined if there
 * is no such student.
 */
export function updateSuspension(
  tx: Db,
  username: string,
  at: Date | null,
): Promise<{ id: string; username: string } | undefined> {
  return tx
    .updateTable('students')
    .set({ suspended_at: at })
    .where(sql`lower(username)`, '=', sql`lower(${username})`)
    .returning(['id', 'username'])
    .executeTakeFirst()
}
