import type { Services } from '../../services.ts'
import { composeOptOutMail } from './opt-out-mail.ts'
import { selectReachable } from '../../catalogue/opt-outs/opt-out-records.ts'
import { createOptOutToken } from '../../catalogue/opt-outs/opt-out-tokens.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'mailer'>

/**
 * Sends a mail to a professor who was removed by the public form. The link that erases the record at once, and for good,
 * is only mailed to the stored address: one that was found on a homepage may be somebody else's. Does nothing if there is
 * no address, or if the opt-out was reversed or the record erased in the meantime.
 */
export async function mailOptOut({ db, clock, config, mailer }: Deps, professorId: number): Promise<void> {
  const professor = await selectReachable(db, professorId)
  const to = professor?.stored ?? professor?.looked_up
  if (!professor || !to) return
  const erase = professor.stored ? await createErase() : undefined
  await mailer.send(await composeOptOutMail({ to, erase, held: professor.held === true, support: config.supportEmail }))

  async function createErase(): Promise<string> {
    const token = await createOptOutToken(db, 'erase', professor!.id, clock.now())
    return `${config.publicUrl}/optout?${new URLSearchParams({ erase: token })}`
  }
}
