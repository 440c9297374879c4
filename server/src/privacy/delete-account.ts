import { findCustomer } from '../billing/find-customer.ts'
import type { Db } from '../db/connection.ts'
import { findGrant } from '../mailbox/grants.ts'
import { queueRevocation } from '../mailbox/revoke-access.ts'
import { deleteLetters } from '../outreach/delete-letters.ts'
import { listHeldProfessors, releasePlaces } from '../outreach/held/release-places.ts'
import { storePastContacts } from '../outreach/recipient/past-contacts.ts'
import { deleteAiUses } from '../quotas/delete-uses.ts'
import { storeUses } from '../quotas/store-uses.ts'
import { listResumeFiles } from '../resume/list-resumes.ts'
import { addSuppressionLine } from '../suppression-lines.ts'
import type { Services } from '../services.ts'
import { rememberAccount } from '../account/mailbox/linked-accounts.ts'
import { recordChange } from '../account/notices/record-change.ts'
import { findVerifiedAddresses } from '../account/notices/verified-addresses.ts'
import { lockCredentials } from '../students/credentials.ts'
import { deleteTemplates } from '../templates/delete-templates.ts'
import { deleteStudent } from '../students/delete-student.ts'

type Deps = Pick<Services, 'clock' | 'suppressionHasher'> & { jobs: Pick<Services['jobs'], 'add'> }

/**
 * Removes a student, records it and notifies every verified address. Does nothing if the student does not exist.
 * @param from the IP address of the client; null if the operator deletes the account.
 */
export async function deleteAccount(
  services: Pick<Services, 'db' | 'clock' | 'jobs' | 'encryption' | 'suppressionHasher'>,
  studentId: string,
  from: string | null,
): Promise<void> {
  const { db, encryption } = services
  await db.transaction().execute(async (tx) => {
    const student = await lockCredentials(tx, studentId)
    if (!student) return
    const notify = await findVerifiedAddresses(tx, studentId)
    const grant = await findGrant(tx, studentId)
    // Old grants have no stored hash of their mailbox.
    if (grant) await rememberAccount(tx, encryption, { studentId, accountId: grant.accountId })
    await removeStudent(tx, services, studentId)
    await recordChange(tx, services, { change: 'account_deleted', studentId, username: student.username, notify, from })
  })
}

/**
 * Removes a student and all stored data about them. Jobs then remove the data outside the database: the grant at the
 * mail provider and the files, retried for about a day, and the customer with its subscriptions at the payment provider,
 * retried until it succeeds.
 * Without a name remain the week's letters to a professor and the stops by answers, which count for the professor's
 * limits, and hashes of the mailbox, with these, with its referral and with the times of its quota uses. Outside the database the opaque id remains, by
 * which a restore of an older backup removes the student again.
 */
export async function removeStudent(
  tx: Db,
  { clock, jobs, suppressionHasher }: Deps,
  studentId: string,
): Promise<void> {
  const [files, grant] = [await listResumeFiles(tx, studentId), await findGrant(tx, studentId)]
  const customer = await findCustomer(tx, studentId)
  await storePastContacts(tx, suppressionHasher, studentId, clock.now())
  await storeUses(tx, studentId, clock.now(), true)
  const professors = await listHeldProfessors(tx, studentId)
  // Tables that may be spread over machines have no foreign key to the student there (db/layout.ts).
  await deleteLetters(tx, studentId)
  // After the own letters: two deletions that first mark each other's letters would wait for each other.
  for (const professorId of professors) await releasePlaces(tx, professorId)
  await deleteTemplates(tx, studentId)
  await deleteAiUses(tx, studentId)
  await deleteStudent(tx, studentId)
  await addSuppressionLine(tx, { kind: 'account_deleted', at: clock.now(), student: studentId })
  await jobs.add(tx, 'append_suppressions', {})
  if (files.length > 0) await jobs.add(tx, 'delete_files', { files })
  if (customer) await jobs.add(tx, 'forget_customer', { customer_id: customer.id })
  if (grant) await queueRevocation(tx, { jobs }, grant)
}
