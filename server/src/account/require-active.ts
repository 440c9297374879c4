import type { Db } from '../db/connection.ts'
import { isSuspended } from '../students/suspension.ts'
import { accountSuspended } from './errors.ts'

/**
 * Call it only after the credentials were verified: otherwise it reveals a suspension to strangers. Throws
 * account_suspended.
 */
export async function requireActive(db: Db, studentId: string): Promise<void> {
  if (await isSuspended(db, studentId)) throw accountSuspended()
}
