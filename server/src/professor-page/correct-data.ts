import type { PageView } from '@labreach/contract/professor-page'
import { appendToAuditLog } from '../audit-log.ts'
import { findByAddress } from '../catalogue/addresses/professor-addresses.ts'
import { composeCorrections } from '../catalogue/corrections/corrections.ts'
import { isOptedOutAddress } from '../catalogue/opt-outs/opted-out-addresses.ts'
import { findPersonRowIds } from '../catalogue/opt-outs/same-person.ts'
import type { Db } from '../db/connection.ts'
import { normalizeAddress } from '../mail-address.ts'
import type { Services } from '../services.ts'
import { upsertAddressChange } from './address-changes.ts'
import { applyFields } from './apply-fields.ts'
import { addressTaken } from './errors.ts'
import { deletePageLinks } from './page-links.ts'
import { lockPerson, requirePage, type Person } from './person.ts'
import { composePage } from './read-page.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'jobs' | 'suppressionHasher'>
type Correction = {
  interests?: string[] | undefined
  homepage_url?: string | null | undefined
  email?: string | undefined
}

/**
 * Corrects what the catalogue says about the professor of an opened page, in every row of the person; no import replaces
 * it. A new address holds once links to the old and to the new one were confirmed. Throws page_closed and address_taken.
 */
export async function correctData(services: Deps, token: string, correction: Correction): Promise<PageView> {
  const { db, clock } = services
  const { interests, homepage_url, email } = correction
  const values = {
    ...(interests !== undefined && { key_interests: interests }),
    ...(homepage_url !== undefined && { homepage_url }),
  }
  const person = await db.transaction().execute(async (tx) => {
    const person = await requirePage({ db: tx, clock }, token)
    await lockPerson(tx, person)
    const now = clock.now()
    await applyFields(tx, services, person, { kind: 'data' }, (rows) => composeCorrections(rows, values), now)
    if (email !== undefined && normalizeAddress(email) !== normalizeAddress(person.contact.email))
      await askForAddress(tx, services, person, email, now)
    return person
  })
  return composePage(services, person)
}

/** The address of another person, or of somebody who has opted out, is refused. */
async function askForAddress(
  tx: Db,
  { jobs, suppressionHasher }: Deps,
  { ids, contact }: Person,
  email: string,
  now: Date,
): Promise<void> {
  const own = await findPersonRowIds(tx, contact.scholar_id)
  const others = (await findByAddress(tx, [email])).filter(({ id }) => !own.includes(id))
  if (others.length > 0 || (await isOptedOutAddress(tx, suppressionHasher, email))) throw addressTaken()
  await deletePageLinks(tx, ids, ['old_address', 'new_address'])
  await upsertAddressChange(tx, contact.scholar_id, email, now)
  await appendToAuditLog(tx, { event: 'professor_address_asked', subject: contact.scholar_id }, now)
  await jobs.add(tx, 'page_address_mail', { scholar_id: contact.scholar_id, email })
}
