import { selectContact, type Contact } from '../catalogue/corrections/contact.ts'
import { findPersonIds } from '../catalogue/opt-outs/same-person.ts'
import type { Db } from '../db/connection.ts'
import { findKnownRecipient, lockRecipient } from '../outreach/recipient/resolve-recipient.ts'
import type { Services } from '../services.ts'
import { pageClosed } from './errors.ts'
import { findPage } from './page-links.ts'

/** A person with a page: all known ids, and the row with the stored address. */
export type Person = { ids: [string, ...string[]]; contact: Contact & { email: string } }

/** A listed person with a stored address. Links are stored by one id, and imports may have joined others to it. */
export async function findPerson(db: Db, scholarId: string): Promise<Person | undefined> {
  const ids = await findPersonIds(db, scholarId)
  const contact = await selectContact(db, ids)
  if (!contact?.email || contact.opt_out) return undefined
  const { email } = contact
  const others = ids.filter((id) => id !== contact.scholar_id)
  return { ids: [contact.scholar_id, ...others], contact: { ...contact, email } }
}

/** The person of an opened page. Throws page_closed. */
export async function requirePage({ db, clock }: Pick<Services, 'db' | 'clock'>, token: string): Promise<Person> {
  const scholarId = await findPage(db, token, clock.now())
  const person = scholarId === undefined ? undefined : await findPerson(db, scholarId)
  if (!person) throw pageClosed()
  return person
}

/**
 * Blocks letters to a person until the transaction ends: a letter is reserved either before a change or with it.
 */
export async function lockPerson(tx: Db, { contact }: Person): Promise<void> {
  await lockRecipient(tx, contact.id, await findKnownRecipient(tx, contact))
}
