import type { Db } from '../db/connection.ts'
import { accountSuspended } from './errors.ts'

/**
 * Call it only after the credentials were verified: otherwise it reveals a suspension to strangers. Throws
 * account_suspended.
 */
export async function requireActive(db: Db, studentId: string): Promise<void> {
  const student = await db.selectFrom('students').select('suspended_at').where('id', '=', studentId).executeTakeFirst()
  if (student?.suspended_at) throw accountSuspended()
}
