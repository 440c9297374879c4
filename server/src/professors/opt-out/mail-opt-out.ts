import type { Services } from '../../services.ts'
import { optOutMail } from './opt-out-mail.ts'
import { selectReachable } from './opt-out-queries.ts'
import { createOptOutToken } from './opt-out-tokens.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'mailer'>

/**
 * Tells a professor at the stored or looked-up address that they were removed by the public form, with the link that
 * erases the record at once. Nothing where there is no address, or the opt-out was taken back or carried out meanwhile.
 */
export async function mailOptOut({ db, clock, config, mailer }: Deps, professorId: number): Promise<void> {
  const professor = await selectReachable(db, professorId)
  const to = professor?.stored ?? professor?.looked_up
  if (!to) return
  const token = await createOptOutToken(db, 'erase', professorId, clock.now())
  const url = `${config.publicUrl}/optout?${new URLSearchParams({ erase: token })}`
  await mailer.send(await optOutMail({ to, url, support: config.supportEmail }))
}
