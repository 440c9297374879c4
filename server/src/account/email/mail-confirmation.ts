import { hashToken, newToken } from '../../encryption.ts'
import type { Services } from '../../services.ts'
import { composeConfirmMail } from '../mails/confirm-mail.ts'
import { setEmailToken } from './queries.ts'

type Deps = Pick<Services, 'db' | 'config' | 'mailer'>

/** Mails the link that confirms an address, unless the student has requested another address or the account is gone. */
export async function mailConfirmation({ db, config, mailer }: Deps, studentId: string, email: string): Promise<void> {
  const token = newToken()
  if (!(await setEmailToken(db, studentId, email, hashToken(token)))) return
  const url = `${config.publicUrl}/confirm-email?${new URLSearchParams({ token })}`
  await mailer.send(await composeConfirmMail({ to: email, url }))
}
