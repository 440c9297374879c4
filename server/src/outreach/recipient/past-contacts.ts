import { WEEK_MS } from '@labreach/contract/plans'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { findSharedMailboxes } from '../../quotas/shared-mailboxes.ts'
import type { SuppressionHasher } from '../../suppression-hasher.ts'

/**
 * Stores the last week's contacts of a student whose account is deleted, and those whose professor's answer still stops
 * letters, without the student's identity. An address is stored only as a keyed hash, and so are the student's mailboxes:
 * a new account with one of them continues.
 */
export async function storePastContacts(
  tx: Db,
  suppressionHasher: Pick<SuppressionHasher, 'hashAddress'>,
  studentId: string,
  now: Date,
): Promise<void> {
  const letters = await tx
    .selectFrom('outreaches')
    .select(['professor_id', 'reserved_at', 'to_email', 'answer_stops_until as stops_until'])
    .where('student_id', '=', studentId)
    .where('state', 'not in', ['failed', 'held', 'returned'])
    .where(({ eb, or }) =>
      or([eb('reserved_at', '>', new Date(now.getTime() - WEEK_MS)), eb('answer_stops_until', '>', now)]),
    )
    .execute()
  const { accountHashes: account_hashes } = await findSharedMailboxes(tx, studentId)
  const contacts = letters.map(({ to_email, ...letter }) => ({
    ...letter,
    address_hash: suppressionHasher.hashAddress(to_email),
    account_hashes,
  }))
  if (contacts.length > 0) await tx.insertInto('past_contacts').values(contacts).execute()
}

/** Whether a contact is of one of these mailboxes, given by their keyed hashes. */
export const isOfMailbox = (accountHashes: readonly Buffer[]) =>
  sql<boolean>`coalesce(account_hashes && ${accountHashes}::bytea[], false)`

/** The end of the stops by this person's answers to deleted accounts with these mailboxes; undefined if there is none. */
export async function selectPastStopsEnd(
  db: Db,
  accountHashes: readonly Buffer[],
  professorIds: readonly number[],
): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date | null }>`
    select max(stops_until) as until from past_contacts
    where professor_id = any(${professorIds}::int[]) and ${isOfMailbox(accountHashes)}`.execute(db)
  return rows[0]?.until ?? undefined
}

/** Deletes contacts that are older than a week and stop no letters: they no longer count. */
export async function deletePastContacts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('past_contacts')
    .where('reserved_at', '<=', new Date(now.getTime() - WEEK_MS))
    .where(({ eb, or }) => or([eb('stops_until', 'is', null), eb('stops_until', '<=', now)]))
    .execute()
}
