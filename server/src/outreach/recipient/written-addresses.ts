import { sql } from 'kysely'
import { computeAddressKeys } from '../../catalogue/addresses/address-keys.ts'
import { hasHiddenRow } from '../../catalogue/opt-outs/opt-out-records.ts'
import type { Db } from '../../db/connection.ts'
import { normalizeAddress } from '../../mail-address.ts'

const selectLeft = (db: Db) => db.selectFrom('outreaches').where('state', 'in', ['sent', 'unconfirmed'])

/** The addresses of letters to these professors that left, also typed ones. Empty after an erasure. */
export async function selectWrittenAddresses(db: Db, professorIds: readonly number[]): Promise<string[]> {
  if (professorIds.length === 0) return []
  const rows = await selectLeft(db)
    .select('to_email')
    .distinct()
    .where('professor_id', 'in', professorIds)
    .where('to_email', '!=', '')
    .execute()
  return rows.map(({ to_email }) => to_email)
}

/**
 * Whether a letter to one of these addresses went to a professor who is hidden by an opt-out. Only a student may have
 * said that the address is theirs; if it is somebody else's, one address more has no letters, which is the safe error.
 */
export async function isWrittenToHidden(db: Db, addresses: readonly string[]): Promise<boolean> {
  const letters = await selectLeft(db)
    .select(['professor_id', 'to_email'])
    .where(sql<boolean>`mail_address_key(to_email) = any(${computeAddressKeys(addresses)}::text[])`)
    .execute()
  const normalized = new Set(addresses.map(normalizeAddress))
  const ids = letters.filter((one) => normalized.has(normalizeAddress(one.to_email))).map((one) => one.professor_id)
  return ids.length > 0 && hasHiddenRow(db, ids)
}
