import { sql, type Kysely } from 'kysely'

/**
 * The private calendar of a student: a program that knows the token reads it without a session. `time_zone` is the IANA
 * zone of the browser in which the student made it; the days of the calendar are days there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_feeds (
      student_id uuid primary key references students (id) on delete cascade,
      token_hash bytea not null constraint calendar_feeds_token unique,
      time_zone text not null,
      created_at timestamptz not null
    )`.execute(db)
}
