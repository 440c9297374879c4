import { type Kysely, sql } from 'kysely'

/** The subject of a draft; null for a draft without one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table relationships add column draft_subject text`.execute(db)
}
