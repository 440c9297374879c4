import { customerOf } from '../../billing/customer-of.ts'
import { keepContacts } from '../../outreach/keep-contacts.ts'
import { resumeFilesOf } from '../../resume/resumes-of.ts'
import type { World } from '../../world.ts'
import { selectSealedTokens } from '../google/queries.ts'
import { deleteStudent } from './queries.ts'

/**
 * Removes a student and everything that is kept about them, in one transaction. What lies elsewhere, the grant at
 * Google, the customer at the payment provider with what they subscribe to, and the files, is taken away right after by
 * jobs that are tried until they succeed. What stays names nobody: that a professor was written to this week, so that the
 * cap on first letters holds, and that a Google account has made a referral count.
 */
export async function deleteAccount({ db, clock, jobs }: Pick<World, 'db' | 'clock' | 'jobs'>, studentId: string) {
  await db.transaction().execute(async (tx) => {
    const [files, sealed] = [await resumeFilesOf(tx, studentId), await selectSealedTokens(tx, studentId)]
    const customer = await customerOf(tx, studentId)
    await keepContacts(tx, studentId, clock.now())
    await deleteStudent(tx, studentId)
    if (files.length > 0) await jobs.add(tx, 'delete_files', { files })
    if (customer) await jobs.add(tx, 'forget_customer', { customer_id: customer.id })
    if (sealed)
      await jobs.add(tx, 'revoke_google', { student_id: studentId, sealed: Buffer.from(sealed).toString('base64') })
  })
}
