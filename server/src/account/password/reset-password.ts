import type { Passkey } from '@labreach/contract/passkeys'
import { lifetimes } from '@labreach/contract/lifetimes'
import type { Db } from '../../db/connection.ts'
import { hashToken } from '../../encryption.ts'
import { findVerifiedAddress } from '../../mailbox/addresses.ts'
import { findGrant, removeGrant, type Grant } from '../../mailbox/grants.ts'
import { queueRevocation } from '../../mailbox/revoke-access.ts'
import { storeUses } from '../../quotas/store-uses.ts'
import type { Services } from '../../services.ts'
import { insertBrowserProof } from '../browser-proofs.ts'
import { confirmAddress } from '../email/confirm-address.ts'
import { endPendingAccess } from '../end-pending-access.ts'
import { resetTokenInvalid } from '../errors.ts'
import { mailboxChange } from '../mailbox/mailbox-change.ts'
import { recordChange } from '../notices/record-change.ts'
import { findVerifiedAddresses } from '../notices/verified-addresses.ts'
import { checkPassword, hashPassword } from '../passwords.ts'
import { clearVerifiedEmail, lockCredentials } from '../../students/credentials.ts'
import { findPersonalFacts } from '../../students/profile.ts'
import { listPasskeys } from '../passkeys/list-passkeys.ts'
import { deleteFactor, selectFactor } from '../second-factor/queries.ts'
import { deleteReset, selectReset, updatePassword } from './queries.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs'>

/**
 * Sets a new password with the token from a mail, and ends all sessions and all pending access. Of the account's address and
 * that of its mailbox a thief may have changed the newer one: a link to an older mailbox makes its address the account's, if
 * the other one was confirmed in the last seven days, and a mailbox with another address than the account's is disconnected. A second factor of the last seven days is turned off,
 * since a thief may have turned it on, unless the address is newer; an older one remains. The passkeys remain; the mail about
 * the reset has their number, and without a second factor this browser may remove them, by `cookie`. A refused password does
 * not use up the token. Throws weak_password and reset_token_invalid.
 */
export async function resetPassword(
  services: Deps,
  { token, password }: { token: string; password: string },
  from: string,
): Promise<{ passkeys: Passkey[]; cookie: string | null }> {
  await checkPassword(password, async () => {
    const reset = await selectReset(services.db, hashToken(token))
    const isValid = reset && reset.expires_at > services.clock.now()
    const isOwn = isValid && isAmong(await findVerifiedAddresses(services.db, reset.student_id), reset.email)
    const facts = isOwn && (await findPersonalFacts(services.db, reset.student_id))
    if (!facts) throw resetTokenInvalid()
    return facts
  })
  const passwordHash = await hashPassword(password)
  return services.db.transaction().execute(async (tx) => {
    const now = services.clock.now()
    const owner = await selectReset(tx, hashToken(token))
    const student = owner && (await lockCredentials(tx, owner.student_id))
    const reset = student && (await deleteReset(tx, hashToken(token), now))
    if (!reset) throw resetTokenInvalid()
    const studentId = reset.student_id
    const notify = await findVerifiedAddresses(tx, studentId)
    if (!isAmong(notify, reset.email)) throw resetTokenInvalid()
    await updatePassword(tx, studentId, passwordHash)
    await endPendingAccess(tx, studentId, now)
    const change = { studentId, username: student.username, notify, from }
    const [grant, mailbox] = [await findGrant(tx, studentId), await findVerifiedAddress(tx, studentId)]
    const link = { student, address: reset.email ?? '', grant, mailbox }
    const isFactorOn = await endNewFactor(tx, services, change, link)
    const address = await settleAddress(tx, services, change, link)
    if (address) await disconnectForeignMailbox(tx, services, change, { ...link, address })
    const passkeys = await listPasskeys(tx, studentId)
    await recordChange(tx, services, { ...change, change: 'password_reset', passkeys: passkeys.length })
    // With a second factor, mail alone must not remove the only other way to sign in.
    if (isFactorOn || passkeys.length === 0) return { passkeys: [], cookie: null }
    const expiresAt = new Date(now.getTime() + lifetimes.resetProofMs)
    return { passkeys, cookie: await insertBrowserProof(tx, { studentId, purpose: 'reset', expiresAt }) }
  })
}

/**
 * Whether the address of a link is still one of the student's: who has left a mailbox, perhaps to a thief, must not get
 * a new password from there. Links of older servers have no address.
 */
const isAmong = (addresses: readonly string[], address: string | null): boolean =>
  address === null || addresses.some((one) => one.toLowerCase() === address.toLowerCase())

type Change = { studentId: string; username: string; notify: readonly string[]; from: string }

/** The address to which a link was mailed, beside what the account has. `mailbox`: its address, if it is verified. */
type Link = {
  student: { email: string | null; email_verified_at: Date | null }
  address: string
  grant: Grant | undefined
  mailbox: string | null
}

/**
 * Turns a second factor off that is not older than seven days, if the link was mailed to an address that was the student's
 * before: a thief can change the address with a session and the password, without a code. Returns whether one remains on.
 */
async function endNewFactor(
  tx: Db,
  services: Deps,
  change: Change,
  { student, address, grant, mailbox }: Link,
): Promise<boolean> {
  const since = (await selectFactor(tx, change.studentId))?.confirmed_at
  if (!since) return false
  if (services.clock.now().getTime() - since.getTime() >= lifetimes.secondFactorSettlesMs) return true
  const isOlder = (own: string | null | undefined, proved: Date | null | undefined) =>
    own?.toLowerCase() === address.toLowerCase() && proved && proved <= since
  if (!isOlder(student.email, student.email_verified_at) && !isOlder(mailbox, grant?.connectedAt)) return true
  await deleteFactor(tx, change.studentId)
  await recordChange(tx, services, { ...change, change: 'second_factor_off' })
  return false
}

/**
 * The use of a link proves that the student receives mail at its address. It becomes the account's if that has none; or if it
 * was mailed to the mailbox, and the account's was confirmed after that was connected and in the last seven days: a thief may
 * have changed it. Later the address of the mailbox may be somebody else's. Returns the account's.
 */
async function settleAddress(
  tx: Db,
  services: Deps,
  change: Change,
  { student, address, grant }: Link,
): Promise<string | null> {
  const { email, email_verified_at: since } = student
  const own = since && email
  if (!address || own?.toLowerCase() === address.toLowerCase()) return own
  const now = services.clock.now()
  if (since) {
    const isOlder = grant && grant.connectedAt < since
    if (!isOlder || now.getTime() - since.getTime() >= lifetimes.addressSettlesMs) return own
  }
  const isFree = await confirmAddress(tx, change.studentId, address, now)
  // Another account has confirmed it: this one has the mailbox only.
  if (!isFree && own) await clearVerifiedEmail(tx, change.studentId)
  if (own) await recordChange(tx, services, { ...change, change: 'address_changed', address })
  return address
}

/**
 * Removes a mailbox whose address the provider has not verified as `address`, the account's: it may be a thief's. Also one that the
 * student has disconnected, and that was kept as the only way to sign in.
 */
async function disconnectForeignMailbox(
  tx: Db,
  services: Deps,
  change: Change,
  { address, grant, mailbox }: Link,
): Promise<void> {
  if (!grant || (grant.encryptedAccess && mailbox?.toLowerCase() === address.toLowerCase())) return
  await removeGrant(tx, change.studentId)
  await storeUses(tx, change.studentId, services.clock.now(), false)
  await queueRevocation(tx, services, grant)
  await recordChange(tx, services, {
    ...change,
    change: mailboxChange(grant.accountId, 'unlinked'),
    address: grant.address,
  })
}
