import type { World } from '../../world.ts'
import { readAddress } from '../address.ts'
import { requireMail } from '../require-mail.ts'

/**
 * Has a reset link mailed to whoever has this address. Known and unknown addresses run through the same statements here;
 * which of them it is, is found out after the answer. Throws email_invalid, and mail_failed while no mail can go out.
 */
export async function requestReset({ db, jobs, mailer }: Pick<World, 'db' | 'jobs' | 'mailer'>, email: string) {
  const address = readAddress(email)
  await requireMail({ mailer })
  await jobs.add(db, 'password_reset', { email: address })
}
