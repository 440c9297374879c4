import type { Db } from '../db/connection.ts'
import type { Services } from '../services.ts'
import type { JobData } from '../work.ts'
import { isAccountInUse } from './access.ts'
import type { Grant } from './grants.ts'
import type { MailboxAccess } from './mailbox.ts'
import { findProvider } from './find-provider.ts'

type Deps = Pick<Services, 'mailboxes' | 'encryption'>
type Revocable = Pick<Grant, 'studentId' | 'accountId'> & { encryptedAccess: Uint8Array }

/** Ends the access of a grant at its provider. Throws MailboxFailure while the provider cannot be reached. */
export async function revokeAccess({ mailboxes, encryption }: Deps, grant: Revocable): Promise<void> {
  await findProvider(mailboxes, grant.accountId)?.revoke(encryption.decrypt(grant.encryptedAccess, grant.studentId))
}

/**
 * Does the job `revoke_google`, whose name is older than the other providers. A provider revokes an account's whole
 * grant, so nothing is revoked while the account is connected again.
 */
export async function revokeUnlessInUse(
  services: Deps & Pick<Services, 'db'>,
  { student_id: studentId, sealed: encryptedAccess, google_sub: accountId = '' }: JobData['revoke_google'],
): Promise<void> {
  if (accountId && (await isAccountInUse(services.db, accountId))) return
  await revokeAccess(services, { studentId, accountId, encryptedAccess: Buffer.from(encryptedAccess, 'base64') })
}

/** Queues the end of a stored grant at its provider, for when the transaction that removes it commits. */
export async function queueRevocation(
  tx: Db,
  { jobs }: { jobs: Pick<Services['jobs'], 'add'> },
  { studentId, accountId, encryptedAccess }: Grant,
): Promise<void> {
  if (!encryptedAccess) return
  const sealed = Buffer.from(encryptedAccess).toString('base64')
  await jobs.add(tx, 'revoke_google', { student_id: studentId, sealed, google_sub: accountId })
}

/** Queues the end of access that a provider has given and that is not stored for a student. */
export async function queueRevocationOfUnused(
  { db, jobs, encryption }: Pick<Services, 'db' | 'jobs' | 'encryption'>,
  accountId: string,
  access: MailboxAccess,
): Promise<void> {
  const sealed = encryption.encrypt(access, '').toString('base64')
  await jobs.add(db, 'revoke_google', { student_id: '', sealed, google_sub: accountId })
}
