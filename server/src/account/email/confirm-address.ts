import type { Db } from '../../db/connection.ts'
import { selectByVerifiedEmail } from '../queries.ts'
import { deleteEmailChangesTo, setConfirmedEmail } from './queries.ts'

/**
 * Makes an address that of an account, once it is known who reads the mail there; it waits for nobody else's link then.
 * Answers false, and changes nothing, where another account has confirmed it.
 */
export async function confirmAddress(tx: Db, studentId: string, email: string, now: Date): Promise<boolean> {
  const owner = await selectByVerifiedEmail(tx, email)
  if (owner && owner.id !== studentId) return false
  await setConfirmedEmail(tx, studentId, email, now)
  await deleteEmailChangesTo(tx, email)
  return true
}
