import type { Db } from '../../db/connection.ts'
import { hashToken } from '../../encryption.ts'
import type { Services } from '../../services.ts'
import { confirmAddress } from '../email/confirm-address.ts'
import { endPendingAccess } from '../end-pending-access.ts'
import { resetTokenInvalid } from '../errors.ts'
import { deleteGrant, selectGrant } from '../google/queries.ts'
import { revokeKept } from '../google/revoke-grant.ts'
import { recordChange } from '../notices/record-change.ts'
import { verifiedAddresses } from '../notices/verified-addresses.ts'
import { checkPassword, hashPassword } from '../passwords.ts'
import { lockStudent } from '../queries.ts'
import { deleteReset, selectKnownByReset, selectReset, updatePassword } from './queries.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs'>

/**
 * Sets a new password by the token from a mail. Sessions end, and whatever was begun and could still lead into the
 * account; a Google account with another address than the account's is unlinked, since a thief may have linked it. A
 * password that is refused leaves the token as it is. Throws weak_password and reset_token_invalid.
 */
export async function resetPassword(
  services: Deps,
  { token, password }: { token: string; password: string },
  from: string,
): Promise<void> {
  await checkPassword(password, async () => {
    const known = await selectKnownByReset(services.db, hashToken(token), services.clock.now())
    if (!known) throw resetTokenInvalid()
    return known
  })
  const passwordHash = await hashPassword(password)
  await services.db.transaction().execute(async (tx) => {
    const now = services.clock.now()
    const whose = await selectReset(tx, hashToken(token))
    const student = whose && (await lockStudent(tx, whose.student_id))
    const found = student && (await deleteReset(tx, hashToken(token), now))
    if (!found) throw resetTokenInvalid()
    const studentId = found.student_id
    const tell = await verifiedAddresses(tx, studentId)
    await updatePassword(tx, studentId, passwordHash)
    await endPendingAccess(tx, studentId, now)
    const change = { studentId, username: student.username, tell, from }
    // Whoever used the link reads the mail there: where the account has no address of its own, it is this one.
    if (found.email && !student.email_verified_at) await confirmAddress(tx, studentId, found.email, now)
    const address = student.email_verified_at ? student.email : found.email
    if (address) await unlinkOther(tx, services, address, change)
    await recordChange(tx, services, { ...change, change: 'password_reset' })
  })
}

type Change = { studentId: string; username: string; tell: readonly string[]; from: string }

async function unlinkOther(tx: Db, services: Deps, address: string, change: Change): Promise<void> {
  const grant = await selectGrant(tx, change.studentId)
  if (!grant || grant.email.toLowerCase() === address.toLowerCase()) return
  await deleteGrant(tx, change.studentId)
  await revokeKept(tx, services, grant)
  await recordChange(tx, services, { ...change, change: 'google_unlinked', address: grant.email })
}
