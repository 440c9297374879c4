import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { Uncounted } from '../../quotas/quotas.ts'
import type { SharedMailboxes } from '../../quotas/shared-mailboxes.ts'
import { normalizeAddress } from '../../mail-address.ts'
import type { SuppressionHasher } from '../../suppression-hasher.ts'
import { computeAddressKeys } from '../../catalogue/addresses/address-keys.ts'
import { isOfMailbox } from './past-contacts.ts'
import type { Recipient } from './resolve-recipient.ts'

/** `isOwn`: it counts as a letter of the student. `held`: the letter leaves at `at`. */
export type RecentLetter = { isOwn: boolean; at: Date; held: boolean }

type Row = {
  id: number | null
  is_own: boolean
  is_same_person: boolean
  to_email: string | null
  at: Date
  held: boolean
}

/**
 * All letters since a time to this person or to one of these addresses, newest first. They include repeated letters,
 * follow-ups, held letters, and letters of deleted accounts. A letter that failed or came back was not sent and does not
 * count. `sender`: what counts as the student, also after a deletion. `uncounted`: a held letter that does not count, or
 * all.
 */
export async function findRecentLetters(
  db: Db,
  suppressionHasher: Pick<SuppressionHasher, 'hashAddress'>,
  { professorIds, addresses }: Recipient,
  sender: SharedMailboxes,
  since: Date,
  uncounted?: Uncounted,
): Promise<RecentLetter[]> {
  const hashes = addresses.map((address) => suppressionHasher.hashAddress(address).toString('hex'))
  const { rows } = await sql<Row>`
    with letters as materialized (
    select id, student_id = any(${sender.studentIds}::uuid[]) as is_own,
      professor_id = any(${professorIds}::int[]) as is_same_person, to_email, reserved_at as at, state = 'held' as held
    from outreaches
    where state not in ('failed', 'returned') and reserved_at > ${since}
      and (professor_id = any(${professorIds}::int[]) or mail_address_key(to_email) = any(${computeAddressKeys(addresses)}::text[]))
    )
    select * from letters
    union all
    select null, ${isOfMailbox(sender.accountHashes)}, true, null, reserved_at, false from past_contacts
    where (professor_id = any(${professorIds}::int[]) or address_hash in (select decode(hash, 'hex') from unnest(${hashes}::text[]) hash))
      and reserved_at > ${since}
    order by at desc`.execute(db)
  const keys = new Set(addresses.map(normalizeAddress))
  return rows
    .filter(({ id, held }) => !(held && (uncounted === 'all' || id === uncounted)))
    .filter((row) => row.is_same_person || keys.has(normalizeAddress(row.to_email ?? '')))
    .map((row) => ({ isOwn: row.is_own, at: row.at, held: row.held }))
}
