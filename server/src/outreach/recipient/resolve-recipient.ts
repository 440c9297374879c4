import { sql } from 'kysely'
import {
  findAddresses,
  findByAddress,
  listKnownAddresses,
  type AddressedProfessor,
} from '../../catalogue/addresses/professor-addresses.ts'
import { lockProfessorRow } from '../../catalogue/lock-professor-row.ts'
import { hasHiddenRow } from '../../catalogue/opt-outs/opt-out-records.ts'
import type { Db } from '../../db/connection.ts'
import { normalizeAddress } from '../../mail-address.ts'
import { isOptedOutAddress } from '../../catalogue/opt-outs/opted-out-addresses.ts'
import { findPersonRowIds } from '../../catalogue/opt-outs/same-person.ts'
import type { SuppressionHasher } from '../../suppression-hasher.ts'
import { recipientOtherProfessor } from '../errors.ts'
import { chooseRecipientAddress } from './recipient.ts'
import { isWrittenToHidden } from './written-addresses.ts'

/**
 * The recipient of a letter. `professorIds` are the ids of all catalogue rows of one person; `addresses` are all
 * addresses in these rows, with the one to which this letter is sent.
 */
export type Recipient = { professorIds: readonly number[]; addresses: readonly string[] }

/**
 * The recipient of a letter to this professor, at the address that the student typed or at the known one. Throws
 * recipient_missing and recipient_foreign, and recipient_other_professor if the address is not in the row of this
 * professor and is in a row of another person, listed or not.
 */
export async function resolveRecipient(
  db: Db,
  professor: AddressedProfessor,
  typed: string | undefined,
): Promise<Recipient & { to: string }> {
  const to = chooseRecipientAddress(professor, typed)
  const { professorIds, addresses } = await findKnownRecipient(db, professor)
  if (!listKnownAddresses(professor).includes(to)) {
    const found = await findByAddress(db, [to])
    if (found.some(({ id }) => !professorIds.includes(id))) throw recipientOtherProfessor()
  }
  return { professorIds, addresses: [...addresses, to], to }
}

/** The recipient of a letter to this professor at a known address. */
export async function findKnownRecipient(
  db: Db,
  { scholar_id }: Pick<AddressedProfessor, 'scholar_id'>,
): Promise<Recipient> {
  const professorIds = await findPersonRowIds(db, scholar_id)
  return { professorIds, addresses: await findAddresses(db, professorIds) }
}

/**
 * Blocks the reservation of other letters to this person or to one of these addresses until the transaction ends. The
 * order is fixed (the row, the person, the sorted addresses), so two letters cannot deadlock. The lock of the row
 * excludes a server of an older version, which runs during an upgrade and has no other lock.
 */
export async function lockRecipient(
  tx: Db,
  professorId: number,
  { professorIds, addresses }: Recipient,
): Promise<void> {
  await lockProfessorRow(tx, professorId)
  await sql`select pg_advisory_xact_lock(1, ${Math.min(professorId, ...professorIds)})`.execute(tx)
  const keys = [...new Set(addresses.map(normalizeAddress))]
  const { rows } = await sql<{ lock: number }>`
    select distinct hashtext(key) as lock from unnest(${keys}::text[]) key order by 1`.execute(tx)
  for (const { lock } of rows) await sql`select pg_advisory_xact_lock(2, ${lock})`.execute(tx)
}

/**
 * Whether a person whom this letter reaches has opted out: by a row of the person, by a row with one of these
 * addresses, by a letter that went to one of them, or by the hash of an address, which remains after the erasure of a row.
 */
export async function hasOptedOut(
  db: Db,
  suppressionHasher: Pick<SuppressionHasher, 'hashAddress'>,
  { professorIds, addresses }: Recipient,
): Promise<boolean> {
  if (await hasHiddenRow(db, professorIds)) return true
  for (const address of addresses) if (await isOptedOutAddress(db, suppressionHasher, address)) return true
  if ((await findByAddress(db, addresses)).some((row) => row.opt_out)) return true
  return isWrittenToHidden(db, addresses)
}
