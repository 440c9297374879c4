import type { Services } from '../services.ts'
import { selectAddressChange } from './address-changes.ts'
import { composeAddressMail } from './mails.ts'
import { createPageLink } from './page-links.ts'
import { findPerson } from './person.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'mailer'>

/**
 * Mails a link to the old and to the new address of a professor, each of which must confirm. Does nothing if another
 * address was entered since.
 */
export async function mailAddressChange(services: Deps, scholarId: string, email: string): Promise<void> {
  const { clock, config, db, mailer } = services
  const person = await findPerson(db, scholarId)
  const change = person && (await selectAddressChange(db, person.ids))
  if (!person || change?.email !== email) return
  for (const [purpose, to] of [
    ['old_address', person.contact.email],
    ['new_address', email],
  ] as const) {
    const link = { purpose, scholarId: person.contact.scholar_id, detail: { email } }
    const token = await createPageLink(db, link, clock.now())
    const url = `${config.publicUrl}/professor/address?${new URLSearchParams({ token })}`
    await mailer.send(await composeAddressMail({ to, url, side: purpose, support: config.supportEmail }))
  }
}
