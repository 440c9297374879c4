import type { Db } from '../db/connection.ts'
import { accountSuspended } from './errors.ts'

/** Asked once it is known who signs in, so that nobody else learns of it. Throws account_suspended. */
export async function requireActive(db: Db, studentId: string): Promise<void> {
  const student = await db.selectFrom('students').select('suspended_at').where('id', '=', studentId).executeTakeFirst()
  if (student?.suspended_at) throw accountSuspended()
}
