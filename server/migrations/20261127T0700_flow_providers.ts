import { sql, type Kysely } from 'kysely'

/**
 * The mailbox provider of a flow, so that no other provider's callback ends it. A server of the previous version only
 * starts flows to Google, and does not write it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table google_trips add column provider text not null default 'google'`.execute(db)
}
