import { type Kysely, sql } from 'kysely'

/** A draft includes its subject. Null: saved without one, as every draft before this. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table relationships add column draft_subject text`.execute(db)
}
