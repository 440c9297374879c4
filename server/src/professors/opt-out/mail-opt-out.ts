import type { Services } from '../../services.ts'
import { composeOptOutMail } from './opt-out-mail.ts'
import { selectReachable } from '../../catalogue/opt-outs/opt-out-records.ts'
import { createOptOutToken } from '../../catalogue/opt-outs/opt-out-tokens.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'mailer'>

/**
 * Sends a mail to a professor who was removed by the public form, with the link that erases the record at once. The
 * recipient is the stored or looked-up address. Does nothing if there is no address, or if the opt-out was reversed or
 * the record erased in the meantime.
 */
export async function mailOptOut({ db, clock, config, mailer }: Deps, professorId: number): Promise<void> {
  const professor = await selectReachable(db, professorId)
  const to = professor?.stored ?? professor?.looked_up
  if (!to) return
  const token = await createOptOutToken(db, 'erase', professorId, clock.now())
  const url = `${config.publicUrl}/optout?${new URLSearchParams({ erase: token })}`
  await mailer.send(await composeOptOutMail({ to, url, support: config.supportEmail }))
}
