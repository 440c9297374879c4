import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { normalizeAddress } from '../../mail-address.ts'
import { isOptedOutAddress } from '../../professors/opt-out/opted-out-addresses.ts'
import { findPersonRows } from '../../professors/opt-out/same-person.ts'
import type { Suppression } from '../../suppression.ts'
import { addressKeys } from './address-keys.ts'
import { recipientOtherProfessor } from '../errors.ts'
import { hasOptedOutRow, selectAddresses, type SelectedProfessor } from '../queries.ts'
import { ownAddresses, recipientOf } from './recipient.ts'

/**
 * Who receives a letter: all rows of the catalogue about one person, and all addresses in them, together with the one that
 * this letter goes to.
 */
export type Recipient = { person: readonly number[]; addresses: readonly string[] }

/**
 * Who receives a letter to this professor, at the address that the student typed or at the known one. Throws
 * recipient_missing, recipient_foreign, and recipient_other_professor where the address is known of somebody else, whether
 * they are listed or not, unless it is this professor's own as well.
 */
export async function resolveRecipient(
  db: Db,
  professor: SelectedProfessor,
  typed: string | undefined,
): Promise<Recipient & { to: string }> {
  const to = recipientOf(professor, typed)
  const { person, addresses } = await knownRecipient(db, professor)
  if (!ownAddresses(professor).includes(to)) {
    const found = await professorsAt(db, [to])
    if (found.some(({ id }) => !person.includes(id))) throw recipientOtherProfessor()
  }
  return { person, addresses: [...addresses, to], to }
}

/** Who receives a letter to this professor at an address that Labreach knows. */
export async function knownRecipient(
  db: Db,
  { scholar_id }: Pick<SelectedProfessor, 'scholar_id'>,
): Promise<Recipient> {
  const person = await findPersonRows(db, scholar_id)
  const rows = await selectAddresses(db, person)
  return { person, addresses: rows.flatMap(ownAddresses) }
}

/**
 * Until the transaction ends, no other letter to this person or to one of these addresses is reserved. The row, the person,
 * then the addresses in one order, so that no two letters wait for each other. The row's lock is what a server of an
 * earlier version takes.
 */
export async function lockRecipient(tx: Db, professorId: number, { person, addresses }: Recipient): Promise<void> {
  await sql`select from professors where id = ${professorId} for update`.execute(tx)
  await sql`select pg_advisory_xact_lock(1, ${Math.min(professorId, ...person)})`.execute(tx)
  const keys = [...new Set(addresses.map(normalizeAddress))]
  const { rows } = await sql<{ lock: number }>`
    select distinct hashtext(key) as lock from unnest(${keys}::text[]) key order by 1`.execute(tx)
  for (const { lock } of rows) await sql`select pg_advisory_xact_lock(2, ${lock})`.execute(tx)
}

/** Whether somebody who is reached so has opted out: in any row of the person or of anybody with these addresses, or long ago. */
export async function hasOptedOut(
  db: Db,
  suppression: Pick<Suppression, 'address'>,
  { person, addresses }: Recipient,
): Promise<boolean> {
  if (await hasOptedOutRow(db, person)) return true
  for (const address of addresses) if (await isOptedOutAddress(db, suppression, address)) return true
  return (await professorsAt(db, addresses)).some((row) => row.opt_out)
}

/** Everybody with one of these stored or looked-up addresses, in whatever way it is written. */
async function professorsAt(db: Db, addresses: readonly string[]) {
  const keys = addressKeys(addresses)
  const { rows } = await sql<{ id: number; opt_out: boolean; address: string }>`
    select id, opt_out, email as address from professors where mail_address_key(email) = any(${keys}::text[])
    union all
    select id, opt_out, email_lookups.email from email_lookups join professors on id = professor_id
    where mail_address_key(email_lookups.email) = any(${keys}::text[])`.execute(db)
  const wanted = new Set(addresses.map(normalizeAddress))
  return rows.filter((row) => wanted.has(normalizeAddress(row.address)))
}
