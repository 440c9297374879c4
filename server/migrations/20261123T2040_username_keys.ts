import { type Kysely, sql } from 'kysely'

/**
 * The form of a username that must be unique (account/usernames.ts). Null in existing accounts and in those written by
 * a server of the previous version; the sweep sets it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table students add column username_key text`.execute(db)
  await sql`create unique index students_username_key on students (username_key)`.execute(db)
  await sql`create index students_without_username_key on students (id) where username_key is null`.execute(db)
}
