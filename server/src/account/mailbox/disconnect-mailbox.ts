import { findGrant, removeAccess, removeGrant } from '../../mailbox/grants.ts'
import { MailboxFailure } from '../../mailbox/mailbox.ts'
import { revokeAccess } from '../../mailbox/revoke-access.ts'
import { storeUses } from '../../quotas/store-uses.ts'
import type { Services } from '../../services.ts'
import { deleteBrowserProofs } from '../browser-proofs.ts'
import { mailboxUnreachable } from '../errors.ts'
import { deleteLoginCodes } from './flow-queries.ts'
import { mailboxChange } from './mailbox-change.ts'
import { recordChange } from '../notices/record-change.ts'
import { findVerifiedAddresses } from '../notices/verified-addresses.ts'
import { lockCredentials } from '../../students/credentials.ts'

/**
 * Revokes the access to a student's mailbox at its provider, then removes it here. A student without a password keeps
 * the account to sign in with. Throws google_unreachable, with nothing changed.
 */
export async function disconnectMailbox(
  services: Pick<Services, 'db' | 'clock' | 'mailboxes' | 'encryption' | 'jobs'>,
  studentId: string,
  from: string,
): Promise<void> {
  const grant = await findGrant(services.db, studentId)
  if (!grant?.encryptedAccess) return
  try {
    await revokeAccess(services, { ...grant, encryptedAccess: grant.encryptedAccess })
  } catch (error) {
    throw error instanceof MailboxFailure ? mailboxUnreachable() : error
  }
  await services.db.transaction().execute(async (tx) => {
    const student = await lockCredentials(tx, studentId)
    // Another mailbox that was connected meanwhile stays.
    const current = await findGrant(tx, studentId)
    if (!student || current?.accountId !== grant.accountId) return
    const notify = await findVerifiedAddresses(tx, studentId)
    await (student.password_hash ? removeGrant(tx, studentId) : removeAccess(tx, studentId))
    // A sign-in with the account of this mailbox that waits for its code must not end in a session any more.
    await deleteLoginCodes(tx, studentId)
    await deleteBrowserProofs(tx, studentId, 'sign_in')
    await storeUses(tx, studentId, services.clock.now(), false)
    const change = { change: mailboxChange(grant.accountId, 'unlinked'), address: grant.address }
    await recordChange(tx, services, { ...change, studentId, username: student.username, notify, from })
  })
}
