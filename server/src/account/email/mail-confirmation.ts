import { hashToken, newToken } from '../../seals.ts'
import type { World } from '../../world.ts'
import { confirmMail } from '../mails/confirm-mail.ts'
import { selectUsername, setEmailToken } from './queries.ts'

type Needs = Pick<World, 'db' | 'config' | 'mailer'>

/** Mails the link that confirms an address, unless the student has typed another one since or is gone. */
export async function mailConfirmation({ db, config, mailer }: Needs, studentId: string, email: string): Promise<void> {
  const student = await selectUsername(db, studentId)
  const token = newToken()
  if (!student || !(await setEmailToken(db, studentId, email, hashToken(token)))) return
  const url = `${config.publicUrl}/confirm-email?${new URLSearchParams({ token })}`
  await mailer.send(await confirmMail({ to: email, username: student.username, url }))
}
