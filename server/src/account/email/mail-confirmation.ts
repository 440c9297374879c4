import { lifetimes } from '@labreach/contract/lifetimes'
import { hashToken, newToken } from '../../encryption.ts'
import type { Services } from '../../services.ts'
import { composeConfirmMail } from '../mails/confirm-mail.ts'
import { setEmailLinkEnd, setEmailToken } from './queries.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'mailer'>

/** Mails the link that confirms an address, unless the student has requested another address or the account is gone. */
export async function mailConfirmation(
  { db, clock, config, mailer }: Deps,
  studentId: string,
  email: string,
): Promise<void> {
  const token = newToken()
  const tokenHash = hashToken(token)
  if (!(await setEmailToken(db, studentId, email, tokenHash))) return
  const url = `${config.publicUrl}/confirm-email?${new URLSearchParams({ token })}`
  await mailer.send(await composeConfirmMail({ to: email, url }))
  // The time of the link begins with its mail, which may have waited.
  await setEmailLinkEnd(db, tokenHash, new Date(clock.now().getTime() + lifetimes.confirmationLinkMs))
}
