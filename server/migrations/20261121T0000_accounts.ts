import { sql, type Kysely } from 'kysely'

/** Links in mails, counters against abuse, and what outlives a deleted account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table password_resets (
      token_hash bytea primary key,
      student_id uuid not null references students (id) on delete cascade,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index password_resets_student on password_resets (student_id)`.execute(db)

  // One address at a time waits for its link; the token is made when the mail is written.
  await sql`
    create table email_changes (
      student_id uuid primary key references students (id) on delete cascade,
      email text not null,
      token_hash bytea unique,
      expires_at timestamptz not null
    )`.execute(db)

  // One row per counter, whose place is free again when full_at is past. Not worth a write-ahead log: after a crash
  // of the database everybody starts with full places.
  await sql`
    create unlogged table rate_limits (
      key bytea primary key,
      full_at timestamptz not null
    )`.execute(db)
  await sql`create index rate_limits_past on rate_limits (full_at)`.execute(db)

  // First contacts of accounts that are gone: they still count against the professor's week, and name nobody.
  await sql`
    create table past_contacts (
      professor_id integer not null references professors (id) on delete cascade,
      reserved_at timestamptz not null
    )`.execute(db)
  await sql`create index past_contacts_recent on past_contacts (professor_id, reserved_at)`.execute(db)
}
