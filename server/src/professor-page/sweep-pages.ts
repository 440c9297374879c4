import type { Services } from '../services.ts'
import { sweepAddressChanges } from './address-changes.ts'
import { sweepChanges } from './page-changes.ts'
import { sweepPageLinks } from './page-links.ts'

/** Deletes used and expired links, changes that cannot be taken back any more, and addresses that were not confirmed. */
export async function sweepPages({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await sweepPageLinks(db, now)
  await sweepChanges(db, now)
  await sweepAddressChanges(db, now)
}
