import { findByAddress } from '../../catalogue/addresses/professor-addresses.ts'
import { findIdsOfPersons } from '../../catalogue/opt-outs/same-person.ts'
import { findNames } from '../../catalogue/professor-names.ts'
import type { Wishes } from '../../catalogue/wishes/wishes.ts'
import { readWishes } from '../../catalogue/wishes/wish-records.ts'
import type { Db } from '../../db/connection.ts'
import type { Recipient } from './resolve-recipient.ts'

/**
 * The wishes in force of everybody whom a letter reaches: the person, and persons with one of these addresses. Read from
 * the database: in the transaction of a letter, under the lock of its recipient, a wish saved before is never missed.
 */
export async function readRecipientWishes(db: Db, { professorIds, addresses }: Recipient, now: Date): Promise<Wishes> {
  const sameAddress = await findByAddress(db, addresses)
  const rows = await findNames(db, [...professorIds, ...sameAddress.map(({ id }) => id)])
  const scholarIds = [...rows.values()].map(({ scholar_id }) => scholar_id)
  return readWishes(db, await findIdsOfPersons(db, scholarIds), now)
}
