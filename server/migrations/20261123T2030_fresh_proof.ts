import { sql, type Kysely } from 'kysely'

/**
 * New columns: the time of a session's last proof; the session and the purpose of a Google flow; whether Google has
 * verified the address of a grant; the address of a password reset. All of them are nullable, since a server of the
 * previous version does not write them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column proved_at timestamptz`.execute(db)
  await sql`alter table google_trips add column session_id uuid, add column purpose text`.execute(db)
  await sql`alter table google_grants add column email_verified boolean`.execute(db)
  await sql`alter table password_resets add column email text`.execute(db)
  await sql`create index google_trips_student on google_trips (student_id)`.execute(db)
  await sql`create index google_trips_login_student on google_trips (login_student_id)`.execute(db)
}
