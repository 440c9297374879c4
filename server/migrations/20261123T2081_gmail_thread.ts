import { sql, type Kysely } from 'kysely'

/**
 * The thread that Gmail put a sent letter in. Gmail tells it with the answer to the send and never again under the one
 * right that Labreach asks for, and a later letter joins a thread only by this id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outreaches add column gmail_thread_id text`.execute(db)
}
