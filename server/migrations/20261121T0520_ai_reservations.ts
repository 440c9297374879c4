import { type Kysely, sql } from 'kysely'

/** Until when a use of the language model counts although its call has not ended; null once it is spent for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ai_uses add column reserved_until timestamptz`.execute(db)
}
