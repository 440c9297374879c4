import { composeCorrections } from '../catalogue/corrections/corrections.ts'
import type { Services } from '../services.ts'
import { selectAddressChange, setAddressConfirmed } from './address-changes.ts'
import { applyFields } from './apply-fields.ts'
import { pageLinkInvalid } from './errors.ts'
import { usePageLink } from './page-links.ts'
import { findPerson, lockPerson } from './person.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'jobs'>

/**
 * Confirms a new address with the link that was mailed to the old or to the new one. After both it is the stored address
 * of every row of the person. Throws link_invalid.
 */
export function confirmAddress(services: Deps, token: string): Promise<{ state: 'waiting' | 'changed' }> {
  const { db, clock } = services
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    const link = await usePageLink(tx, ['old_address', 'new_address'], token, now)
    const person = link && (await findPerson(tx, link.scholar_id))
    if (!person) throw pageLinkInvalid()
    await lockPerson(tx, person)
    const pending = await selectAddressChange(tx, person.ids)
    if (!pending || pending.email !== link.detail.email) throw pageLinkInvalid()
    const side = link.purpose === 'old_address' ? 'old' : 'new'
    const confirmed = await setAddressConfirmed(tx, pending.scholar_id, side, now)
    if (!confirmed?.old_confirmed_at || !confirmed.new_confirmed_at) return { state: 'waiting' as const }
    await applyFields(
      tx,
      services,
      person,
      { kind: 'address' },
      (rows) => composeCorrections(rows, { email: pending.email }),
      now,
    )
    return { state: 'changed' as const }
  })
}
