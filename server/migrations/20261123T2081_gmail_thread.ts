import { sql, type Kysely } from 'kysely'

/**
 * The Gmail thread of a sent letter. A later letter needs it to join the thread. Gmail returns it in the response to
 * the send only: the single scope of Labreach does not allow reading it later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outreaches add column gmail_thread_id text`.execute(db)
}
