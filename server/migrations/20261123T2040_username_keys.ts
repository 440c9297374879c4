import { type Kysely, sql } from 'kysely'

/**
 * The form of a username in which no two accounts may have the same (account/usernames.ts). Null: written by a server
 * that does not know it; the sweep fills it in, also for the accounts there are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table students add column username_key text`.execute(db)
  await sql`create unique index students_username_key on students (username_key)`.execute(db)
  await sql`create index students_without_username_key on students (id) where username_key is null`.execute(db)
}
