import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { normalizeAddress } from '../../mail-address.ts'
import { computeAddressKeys } from '../addresses/address-keys.ts'

type Row = { scholar_id: string; email: string; opt_out: boolean; is_held: boolean }

/**
 * The other rows with a stored address of the rows with these ids. Looked-up addresses do not count: a homepage can
 * contain the address of any person. `is_held`: hidden until the operator decides, by no opt-out of the person.
 */
export async function selectSameAddress(tx: Db, ids: readonly string[]): Promise<Row[]> {
  const own = await tx.selectFrom('professors').select('email').where('scholar_id', 'in', ids).execute()
  const addresses = own.map(({ email }) => email).filter((one) => one !== null)
  const { rows } = await sql<Row>`
    select scholar_id, email, opt_out, coalesce(held and origin is null, false) as is_held
    from professors left join opt_outs using (scholar_id)
    where mail_address_key(email) = any(${computeAddressKeys(addresses)}::text[])
      and scholar_id <> all(${ids}::text[])`.execute(tx)
  const normalized = new Set(addresses.map(normalizeAddress))
  return rows.filter(({ email }) => normalized.has(normalizeAddress(email)))
}
