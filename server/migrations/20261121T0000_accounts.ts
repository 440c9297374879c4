import { sql, type Kysely } from 'kysely'

/** Links in mails, counters against abuse, and the records that outlive a deleted account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table password_resets (
      token_hash bytea primary key,
      student_id uuid not null references students (id) on delete cascade,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index password_resets_student on password_resets (student_id)`.execute(db)

  // A student has at most one unconfirmed address. The token is created when the mail is written.
  await sql`
    create table email_changes (
      student_id uuid primary key references students (id) on delete cascade,
      email text not null,
      token_hash bytea unique,
      expires_at timestamptz not null
    )`.execute(db)

  // One row per counter; at full_at all its uses are available again. The table is unlogged: after a crash of the
  // database all counters start anew.
  await sql`
    create unlogged table rate_limits (
      key bytea primary key,
      full_at timestamptz not null
    )`.execute(db)
  await sql`create index rate_limits_past on rate_limits (full_at)`.execute(db)

  // First contacts of deleted accounts, without the student: they still count for the professor's weekly limit.
  await sql`
    create table past_contacts (
      professor_id integer not null references professors (id) on delete cascade,
      reserved_at timestamptz not null
    )`.execute(db)
  await sql`create index past_contacts_recent on past_contacts (professor_id, reserved_at)`.execute(db)
}
