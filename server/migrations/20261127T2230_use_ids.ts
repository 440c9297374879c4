import { sql, type Kysely } from 'kysely'

/**
 * A use is stored once for each mailbox of its student, and its id lets it count once for an account that connects
 * several of them. Each older row, and each row of an older version of the server, gets an id of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table past_uses add column use_id uuid not null default gen_random_uuid()`.execute(db)
}
