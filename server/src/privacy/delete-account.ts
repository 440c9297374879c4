import { findCustomer } from '../billing/find-customer.ts'
import type { Db } from '../db/connection.ts'
import { keepContacts } from '../outreach/recipient/keep-contacts.ts'
import { keepUses } from '../quotas/keep-uses.ts'
import { resumeFilesOf } from '../resume/resumes-of.ts'
import { addSuppressionLine } from '../suppression-lines.ts'
import type { Services } from '../services.ts'
import { accountHash } from '../account/google/arrival.ts'
import { selectGrant } from '../account/google/queries.ts'
import { rememberLink } from '../account/google/referrals.ts'
import { revokeKept } from '../account/google/revoke-grant.ts'
import { recordChange } from '../account/notices/record-change.ts'
import { verifiedAddresses } from '../account/notices/verified-addresses.ts'
import { lockStudent } from '../account/queries.ts'
import { deleteStudent } from './queries.ts'

type Deps = Pick<Services, 'clock' | 'suppression'> & { jobs: Pick<Services['jobs'], 'add'> }

/**
 * Removes a student, records it and tells every verified address. Does nothing where there is no such student any more.
 */
export async function deleteAccount(
  services: Pick<Services, 'db' | 'clock' | 'jobs' | 'encryption' | 'suppression'>,
  studentId: string,
  from: string,
): Promise<void> {
  const { db, encryption } = services
  await db.transaction().execute(async (tx) => {
    const student = await lockStudent(tx, studentId)
    if (!student) return
    const notify = await verifiedAddresses(tx, studentId)
    const grant = await selectGrant(tx, studentId)
    // A Google account that was connected before its keyed hash was kept.
    if (grant)
      await rememberLink(tx, {
        studentId,
        sub: grant.google_sub,
        accountHash: accountHash(encryption, grant.google_sub),
      })
    await removeStudent(tx, services, studentId)
    await recordChange(tx, services, { change: 'account_deleted', studentId, username: student.username, notify, from })
  })
}

/**
 * Removes a student and everything that is kept about them. What lies elsewhere, the grant at Google, the customer at
 * the payment provider with what they subscribe to, and the files, is taken away right after by jobs that are tried
 * until they succeed. What stays names nobody: that a professor was written to this week, so that the limit of letters
 * to them holds, that a Google account has made a referral count, and when quotas were used with it. Outside the
 * database stays the opaque id, by which a restore of an older backup removes the student again.
 */
export async function removeStudent(tx: Db, { clock, jobs, suppression }: Deps, studentId: string): Promise<void> {
  const [files, grant] = [await resumeFilesOf(tx, studentId), await selectGrant(tx, studentId)]
  const customer = await findCustomer(tx, studentId)
  await keepContacts(tx, suppression, studentId, clock.now())
  await keepUses(tx, studentId, clock.now(), true)
  await deleteStudent(tx, studentId)
  await addSuppressionLine(tx, { kind: 'account_deleted', at: clock.now(), student: studentId })
  await jobs.add(tx, 'append_suppressions', {})
  if (files.length > 0) await jobs.add(tx, 'delete_files', { files })
  if (customer) await jobs.add(tx, 'forget_customer', { customer_id: customer.id })
  if (grant) await revokeKept(tx, { jobs }, grant)
}
