import type { World } from '../../world.ts'
import { noPassword, wrongPassword } from '../errors.ts'
import { checkPassword, hashPassword, passwordMatches } from '../passwords.ts'
import { endAllSessions, type Sessions, type Tokens } from '../sessions.ts'
import { selectPasswordHash, updatePassword } from './queries.ts'

/**
 * Changes the password of whoever knows the old one. Every session ends, on every device; the one who changed it goes on
 * with the tokens that this answers. Throws wrong_password, weak_password and no_password.
 */
export async function changePassword(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  sessions: Sessions,
  { studentId, oldPassword, newPassword }: { studentId: string; oldPassword: string; newPassword: string },
): Promise<Tokens> {
  const stored = await selectPasswordHash(db, studentId)
  if (stored === null) throw noPassword()
  if (!(await passwordMatches(stored, oldPassword))) throw wrongPassword()
  checkPassword(newPassword)
  const passwordHash = await hashPassword(newPassword)
  return db.transaction().execute(async (tx) => {
    await updatePassword(tx, studentId, passwordHash)
    await endAllSessions(tx, studentId, clock.now())
    return sessions.start(tx, studentId)
  })
}
