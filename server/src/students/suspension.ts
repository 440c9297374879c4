import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

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
