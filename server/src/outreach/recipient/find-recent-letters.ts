import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { Uncounted } from '../../quotas/quotas.ts'
import { normalizeAddress } from '../../mail-address.ts'
import type { SuppressionHasher } from '../../suppression-hasher.ts'
import { computeAddressKeys } from '../../catalogue/addresses/address-keys.ts'
import type { Recipient } from './resolve-recipient.ts'

/** `studentId` is null if the account was deleted. `held`: the letter leaves at `at`. */
export type RecentLetter = { studentId: string | null; at: Date; held: boolean }

type Row = {
  id: number | null
  student_id: string | null
  is_same_person: boolean
  to_email: string | null
  at: Date
  held: boolean
}

/**
 * All letters since a time to this person or to one of these addresses, newest first. They include repeated letters,
 * follow-ups, held letters, and letters of deleted accounts. A letter that failed or came back was not sent and does not
 * count. `uncounted`: a held letter that does not count, or all.
 */
export async function findRecentLetters(
  db: Db,
  suppressionHasher: Pick<SuppressionHasher, 'hashAddress'>,
  { professorIds, addresses }: Recipient,
  since: Date,
  uncounted?: Uncounted,
): Promise<RecentLetter[]> {
  const hashes = addresses.map((address) => suppressionHasher.hashAddress(address).toString('hex'))
  const { rows } = await sql<Row>`
    with letters as materialized (
    select id, student_id, professor_id = any(${professorIds}::int[]) as is_same_person, to_email, reserved_at as at,
      state = 'held' as held
    from outreaches
    where state not in ('failed', 'returned') and reserved_at > ${since}
      and (professor_id = any(${professorIds}::int[]) or mail_address_key(to_email) = any(${computeAddressKeys(addresses)}::text[]))
    )
    select * from letters
    union all
    select null, null, true, null, reserved_at, false from past_contacts
    where (professor_id = any(${professorIds}::int[]) or address_hash in (select decode(hash, 'hex') from unnest(${hashes}::text[]) hash))
      and reserved_at > ${since}
    order by at desc`.execute(db)
  const keys = new Set(addresses.map(normalizeAddress))
  return rows
    .filter(({ id, held }) => !(held && (uncounted === 'all' || id === uncounted)))
    .filter((row) => row.is_same_person || keys.has(normalizeAddress(row.to_email ?? '')))
    .map((row) => ({ studentId: row.student_id, at: row.at, held: row.held }))
}
