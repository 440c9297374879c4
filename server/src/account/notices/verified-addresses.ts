import type { Db } from '../../db/connection.ts'
import { findVerifiedAddress } from '../../mailbox/addresses.ts'

/** The addresses that are proved to be a student's: the confirmed one, and that of the connected mailbox. */
export async function verifiedAddresses(db: Db, studentId: string): Promise<string[]> {
  const student = await db
    .selectFrom('students')
    .select('email')
    .where('id', '=', studentId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  const mailbox = await findVerifiedAddress(db, studentId)
  return [student?.email, mailbox].filter((address) => typeof address === 'string')
}
