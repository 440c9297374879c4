import { lifetimes } from '@labreach/contract/lifetimes'
import { hashToken, newToken } from '../../encryption.ts'
import type { Services } from '../../services.ts'
import { composeSchoolMail } from '../mails/school-mail.ts'
import { setSchoolLinkEnd, setSchoolToken } from './queries.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'mailer'>

/** Mails the link that confirms a school address, unless the student has replaced or removed it, or time has run out. */
export async function mailSchoolLink(
  { db, clock, config, mailer }: Deps,
  waiting: { studentId: string; address: string },
): Promise<void> {
  const token = newToken()
  const link = { ...waiting, tokenHash: hashToken(token) }
  if (!(await setSchoolToken(db, link, clock.now()))) return
  const url = `${config.publicUrl}/confirm-school?${new URLSearchParams({ token })}`
  await mailer.send(await composeSchoolMail({ to: waiting.address, url }))
  // The time of the link begins with its mail. After a failure the address goes on waiting, for the next attempt.
  await setSchoolLinkEnd(db, link, new Date(clock.now().getTime() + lifetimes.schoolLinkMs))
}
