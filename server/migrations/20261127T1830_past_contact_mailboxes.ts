import { sql, type Kysely } from 'kysely'

/**
 * Letters of deleted accounts, for another account with the same mailbox. `account_hashes`: the keyed hashes of the
 * mailboxes that the student had. `stops_until`: the end of the stop by the professor's answer. Both are null in rows of
 * older versions. The index finds the students who have had the same mailbox.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table past_contacts add column account_hashes bytea[], add column stops_until timestamptz`.execute(db)
  await sql`create index google_links_google_hash on google_links (google_hash)`.execute(db)
}
