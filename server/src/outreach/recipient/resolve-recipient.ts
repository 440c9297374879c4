import { sql } from 'kysely'
import {
  findAddresses,
  findByAddress,
  listOwnAddresses,
  type AddressedProfessor,
} from '../../catalogue/addresses/professor-addresses.ts'
import { lockProfessor } from '../../catalogue/lock-professor.ts'
import { hasHiddenRow } from '../../catalogue/opt-outs/opt-out-records.ts'
import type { Db } from '../../db/connection.ts'
import { normalizeAddress } from '../../mail-address.ts'
import { isOptedOutAddress } from '../../catalogue/opt-outs/opted-out-addresses.ts'
import { findPersonRows } from '../../catalogue/opt-outs/same-person.ts'
import type { Suppression } from '../../suppression.ts'
import { recipientOtherProfessor } from '../errors.ts'
import { chooseRecipientAddress } from './recipient.ts'

/**
 * The recipient of a letter: the ids of all catalogue rows of one person, and all addresses in them, with the one to
 * which this letter is sent.
 */
export type Recipient = { person: readonly number[]; addresses: readonly string[] }

/**
 * The recipient of a letter to this professor, at the address that the student typed or at the known one. Throws
 * recipient_missing, recipient_foreign, and recipient_other_professor if the address belongs only to another professor,
 * listed or not.
 */
export async function resolveRecipient(
  db: Db,
  professor: AddressedProfessor,
  typed: string | undefined,
): Promise<Recipient & { to: string }> {
  const to = chooseRecipientAddress(professor, typed)
  const { person, addresses } = await findKnownRecipient(db, professor)
  if (!listOwnAddresses(professor).includes(to)) {
    const found = await findByAddress(db, [to])
    if (found.some(({ id }) => !person.includes(id))) throw recipientOtherProfessor()
  }
  return { person, addresses: [...addresses, to], to }
}

/** The recipient of a letter to this professor at a known address. */
export async function findKnownRecipient(
  db: Db,
  { scholar_id }: Pick<AddressedProfessor, 'scholar_id'>,
): Promise<Recipient> {
  const person = await findPersonRows(db, scholar_id)
  return { person, addresses: await findAddresses(db, person) }
}

/**
 * Blocks the reservation of other letters to this person or to one of these addresses until the transaction ends. The
 * order is fixed (the row, the person, the sorted addresses), so two letters cannot deadlock. A server of an older
 * version locks only the row.
 */
export async function lockRecipient(tx: Db, professorId: number, { person, addresses }: Recipient): Promise<void> {
  await lockProfessor(tx, professorId)
  await sql`select pg_advisory_xact_lock(1, ${Math.min(professorId, ...person)})`.execute(tx)
  const keys = [...new Set(addresses.map(normalizeAddress))]
  const { rows } = await sql<{ lock: number }>`
    select distinct hashtext(key) as lock from unnest(${keys}::text[]) key order by 1`.execute(tx)
  for (const { lock } of rows) await sql`select pg_advisory_xact_lock(2, ${lock})`.execute(tx)
}

/**
 * Whether a person whom this letter reaches has opted out: by a row of the person, by a row with one of these
 * addresses, or by the hash of an address, which remains after the erasure of a row.
 */
export async function hasOptedOut(
  db: Db,
  suppression: Pick<Suppression, 'address'>,
  { person, addresses }: Recipient,
): Promise<boolean> {
  if (await hasHiddenRow(db, person)) return true
  for (const address of addresses) if (await isOptedOutAddress(db, suppression, address)) return true
  return (await findByAddress(db, addresses)).some((row) => row.opt_out)
}
