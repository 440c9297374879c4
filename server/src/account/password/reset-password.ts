import { hashToken } from '../../seals.ts'
import type { World } from '../../world.ts'
import { resetTokenInvalid } from '../errors.ts'
import { checkPassword, hashPassword } from '../passwords.ts'
import { endAllSessions } from '../sessions.ts'
import { deleteReset, updatePassword } from './queries.ts'

/**
 * Sets a new password by the token from a mail and ends every session of the student. A password that is refused leaves
 * the token as it is. Throws weak_password and reset_token_invalid.
 */
export async function resetPassword(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { token, password }: { token: string; password: string },
): Promise<void> {
  checkPassword(password)
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const found = await deleteReset(tx, hashToken(token), now)
    if (!found) throw resetTokenInvalid()
    await updatePassword(tx, found.student_id, passwordHash)
    await endAllSessions(tx, found.student_id, now)
  })
}
