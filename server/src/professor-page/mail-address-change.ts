import type { Services } from '../services.ts'
import type { JobData } from '../work.ts'
import { selectAddressChange } from './address-changes.ts'
import { composeAddressMail } from './mails.ts'
import { createPageLink } from './page-links.ts'
import { findPerson } from './person.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'jobs' | 'mailer'>

/**
 * Mails a link to the old or to the new address of a professor, each of which must confirm. Each has a job of its own, so
 * that a refused mail repeats none to the other. Does nothing if it has confirmed, or another address was entered since.
 */
export async function mailAddressChange(services: Deps, job: JobData['page_address_mail']): Promise<void> {
  const { clock, config, db, jobs, mailer } = services
  const { email, side } = job
  if (!side)
    return db.transaction().execute(async (tx) => {
      for (const one of ['old', 'new'] as const) await jobs.add(tx, 'page_address_mail', { ...job, side: one })
    })
  const person = await findPerson(db, job.scholar_id)
  const change = person && (await selectAddressChange(db, person.ids))
  if (!person || change?.email !== email || change[`${side}_confirmed_at`]) return
  const purpose = `${side}_address` as const
  const link = { purpose, scholarId: person.contact.scholar_id, detail: { email } }
  const token = await createPageLink(db, link, clock.now())
  const url = `${config.publicUrl}/professor/address?${new URLSearchParams({ token })}`
  const to = side === 'old' ? person.contact.email : email
  await mailer.send(await composeAddressMail({ to, url, side: purpose, support: config.supportEmail }))
}
