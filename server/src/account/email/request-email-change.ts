import { session } from '@labreach/contract/plans'
import type { World } from '../../world.ts'
import { readAddress } from '../address.ts'
import { requireMail } from '../require-mail.ts'
import { upsertEmailChange } from './queries.ts'

type Needs = Pick<World, 'db' | 'clock' | 'jobs' | 'mailer'>

/** Has a confirmation link mailed to an address; until it is followed nothing changes. Throws email_invalid and mail_failed. */
export async function requestEmailChange({ db, clock, jobs, mailer }: Needs, studentId: string, email: string) {
  const address = readAddress(email)
  await requireMail({ mailer })
  await askToConfirm({ db, clock, jobs }, studentId, address)
}

/** Writes down that `address` waits for its link, and that the mail with the link is due. */
export function askToConfirm({ db, clock, jobs }: Omit<Needs, 'mailer'>, studentId: string, address: string) {
  return db.transaction().execute(async (tx) => {
    await upsertEmailChange(tx, studentId, address, new Date(clock.now().getTime() + session.emailTokenMs))
    await jobs.add(tx, 'confirm_email', { student_id: studentId, email: address })
  })
}
