import { sql, type Kysely } from 'kysely'

/**
 * Whether the student typed the address of a held letter. If not, the letter goes to the address that is known when it
 * leaves. Null for letters that were not held, and for those of older versions: their address stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outreaches add column recipient_typed boolean`.execute(db)
}
