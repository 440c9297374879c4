import { type Kysely, sql } from 'kysely'

/** The time until which an unfinished use of the language model counts; null for a finished use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ai_uses add column reserved_until timestamptz`.execute(db)
}
