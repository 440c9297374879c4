import { sessionEnded } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { endPendingAccess } from '../end-pending-access.ts'
import { noPassword, wrongPassword } from '../errors.ts'
import { recordChange } from '../notices/record-change.ts'
import { findVerifiedAddresses } from '../notices/verified-addresses.ts'
import { checkPassword, hashPassword, passwordMatches } from '../passwords.ts'
import { findPasswordHash, lockCredentials } from '../../students/credentials.ts'
import { findPersonalFacts } from '../../students/profile.ts'
import { isActive, type Sessions, type Tokens } from '../sessions.ts'
import { selectPasskeys } from '../passkeys/queries.ts'
import { updatePassword } from './queries.ts'

type PasswordChange = {
  session: { studentId: string; sessionId: string }
  oldPassword: string
  newPassword: string
  from: string
}

/**
 * Changes the password of a student who enters the old one. Ends all sessions and all pending access, and returns the
 * tokens of a new session. Throws wrong_password, weak_password and no_password.
 */
export async function changePassword(
  services: Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs'>,
  sessions: Sessions,
  { session, oldPassword, newPassword, from }: PasswordChange,
): Promise<Tokens> {
  const { db, clock } = services
  const { studentId } = session
  const stored = await findPasswordHash(db, studentId)
  if (stored === null) throw noPassword()
  if (!(await passwordMatches(stored, oldPassword))) throw wrongPassword()
  await checkPassword(newPassword, async () => (await findPersonalFacts(db, studentId)) ?? {})
  const passwordHash = await hashPassword(newPassword)
  return db.transaction().execute(async (tx) => {
    const student = await lockCredentials(tx, studentId)
    if (student?.password_hash !== stored) throw wrongPassword()
    // A suspension, or a second factor that was turned on elsewhere, has ended the session of this call, and a new one
    // must not begin.
    if (student.suspended_at || !(await isActive(tx, session))) throw sessionEnded()
    await updatePassword(tx, studentId, passwordHash)
    await endPendingAccess(tx, studentId, clock.now())
    const notify = await findVerifiedAddresses(tx, studentId)
    const { username } = student
    const passkeys = (await selectPasskeys(tx, studentId)).length
    await recordChange(tx, services, { change: 'password_changed', studentId, username, notify, passkeys, from })
    return sessions.start(tx, studentId)
  })
}
