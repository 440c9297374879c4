import { sql, type Kysely } from 'kysely'

/**
 * A session knows when its student last proved who they are; a flow to Google knows its session and what it is for; a
 * grant whether Google has verified the address; a reset which address it was mailed to. Every column may be null: the
 * server of before writes none of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column proved_at timestamptz`.execute(db)
  await sql`alter table google_trips add column session_id uuid, add column purpose text`.execute(db)
  await sql`alter table google_grants add column email_verified boolean`.execute(db)
  await sql`alter table password_resets add column email text`.execute(db)
  await sql`create index google_trips_student on google_trips (student_id)`.execute(db)
  await sql`create index google_trips_login_student on google_trips (login_student_id)`.execute(db)
}
