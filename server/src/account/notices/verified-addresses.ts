import type { Db } from '../../db/connection.ts'
import { findVerifiedAddress } from '../../mailbox/addresses.ts'
import { findVerifiedEmail } from '../../students/credentials.ts'

/** The addresses that are proved to be a student's: the confirmed one, and that of the connected mailbox. */
export async function findVerifiedAddresses(db: Db, studentId: string): Promise<string[]> {
  const addresses = [await findVerifiedEmail(db, studentId), await findVerifiedAddress(db, studentId)]
  return addresses.filter((address) => address !== null)
}
