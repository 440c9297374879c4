import type { Db } from '../../db/connection.ts'
import { findGrant } from '../../mailbox/grants.ts'
import { findVerifiedEmail, hasPassword } from '../../students/credentials.ts'

/**
 * Whether a reset link is mailed for this account. Without a password it signs in with the account of its mailbox, unless
 * the student has confirmed another address, which stays when that account is lost.
 */
export async function canReset(db: Db, studentId: string): Promise<boolean> {
  if (await hasPassword(db, studentId)) return true
  const [own, grant] = [await findVerifiedEmail(db, studentId), await findGrant(db, studentId)]
  return own !== null && own.toLowerCase() !== grant?.address.toLowerCase()
}
