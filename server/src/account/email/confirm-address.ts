import type { Db } from '../../db/connection.ts'
import { findByVerifiedEmail, updateVerifiedEmail } from '../../students/credentials.ts'
import { deleteEmailChangesTo } from './queries.ts'

/**
 * Sets the verified address of an account and deletes all pending changes to this address. Call it after the student
 * proved that they receive its mail. An address that is verified already stays as old as it is. Returns false, without a
 * change, if another account has confirmed the address.
 */
export async function confirmAddress(tx: Db, studentId: string, email: string, now: Date): Promise<boolean> {
  const owner = await findByVerifiedEmail(tx, email)
  if (owner && owner.id !== studentId) return false
  if (!owner) await updateVerifiedEmail(tx, studentId, email, now)
  await deleteEmailChangesTo(tx, email)
  return true
}
