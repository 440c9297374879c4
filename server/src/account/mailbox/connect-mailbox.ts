import type { Db } from '../../db/connection.ts'
import { findGrant, storeGrant, type MailboxAccount } from '../../mailbox/grants.ts'
import { queueRevocation } from '../../mailbox/revoke-access.ts'
import { storeUses } from '../../quotas/store-uses.ts'
import type { Services } from '../../services.ts'
import { deleteBrowserProofs } from '../browser-proofs.ts'
import { mailboxChange } from './mailbox-change.ts'
import { recordChange } from '../notices/record-change.ts'
import { findVerifiedAddresses } from '../notices/verified-addresses.ts'
import { countReferral } from '../referrals/referrals.ts'
import { deleteLoginCodes } from './flow-queries.ts'
import { rememberAccount } from './linked-accounts.ts'

type Deps = Pick<Services, 'clock' | 'encryption' | 'jobs'>
type Connection = {
  student: { id: string; username: string }
  mailboxAccount: MailboxAccount
  /** The network of the call. */
  from: string
}

/**
 * Connects an account at a mailbox provider: letters are sent from it from now on. Access to the account that was
 * connected before is revoked. Verified addresses get a notice. `tx` must have locked the student. Throws an error for
 * which isAccountTaken (mailbox/grants.ts) is true.
 */
export async function connectMailbox(
  tx: Db,
  services: Deps,
  { student, mailboxAccount, from }: Connection,
): Promise<void> {
  const studentId = student.id
  const former = await findGrant(tx, studentId)
  const formerAddresses = await findVerifiedAddresses(tx, studentId)
  await storeMailboxAccount(tx, services, studentId, mailboxAccount)
  if (former?.accountId === mailboxAccount.accountId) return
  const notify = [...formerAddresses, ...(await findVerifiedAddresses(tx, studentId))]
  const change = { studentId, username: student.username, notify, from }
  if (former) {
    // A sign-in with the former account that waits for its code must not end in a session any more.
    await deleteLoginCodes(tx, studentId)
    await deleteBrowserProofs(tx, studentId, 'sign_in')
    await queueRevocation(tx, services, former)
    await storeUses(tx, studentId, services.clock.now(), false)
    await recordChange(tx, services, {
      ...change,
      change: mailboxChange(former.accountId, 'unlinked'),
      address: former.address,
    })
  }
  await recordChange(tx, services, {
    ...change,
    change: mailboxChange(mailboxAccount.accountId, 'linked'),
    address: mailboxAccount.address,
  })
}

/** Stores an account as the student's, without a notice: at sign-up, and with new access at a sign-in. */
export async function storeMailboxAccount(
  tx: Db,
  services: Pick<Services, 'clock' | 'encryption'>,
  studentId: string,
  mailboxAccount: MailboxAccount,
): Promise<void> {
  const link = { studentId, accountId: mailboxAccount.accountId }
  await storeGrant(tx, services, studentId, mailboxAccount)
  await rememberAccount(tx, services.encryption, link)
  // Accounts that do not sign in give no referral: anybody can create many in an organization of their own.
  if (mailboxAccount.signsIn) await countReferral(tx, link, services.clock.now())
}
