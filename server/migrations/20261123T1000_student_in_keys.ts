import { sql, type Kysely } from 'kysely'

/**
 * Every key of a student's row carries the student, so that their tables could be spread over machines by student
 * (docs/scaling.md). What is random (tokens, files, Message-IDs) or counted (ids) is one of a kind without a constraint
 * across students; where it is looked up by, an index stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions drop constraint sessions_refresh_hash_key`.execute(db)
  await sql`create index sessions_refresh on sessions (refresh_hash)`.execute(db)

  await sql`alter table resumes drop constraint resumes_file_id_key`.execute(db)
  await sql`create index resumes_file on resumes (file_id)`.execute(db)

  // A number that several machines count must be a bigint.
  await sql`alter table templates drop constraint templates_id_key, alter column id type bigint`.execute(db)
  await sql`
    alter table outreaches
      drop constraint outreaches_id_key,
      drop constraint outreaches_message_id_key,
      add unique (student_id, message_id)`.execute(db)

  await sql`alter table email_changes drop constraint email_changes_token_hash_key`.execute(db)
  await sql`create index email_changes_token on email_changes (token_hash)`.execute(db)

  await sql`
    alter table password_resets
      drop constraint password_resets_pkey,
      add primary key (student_id, token_hash)`.execute(db)
  await sql`drop index password_resets_student`.execute(db)
  await sql`create index password_resets_token on password_resets (token_hash)`.execute(db)

  // An event or a checkout is about one student, so it is handled once for them.
  await sql`
    alter table handled_payments
      drop constraint handled_payments_pkey,
      add primary key (student_id, key)`.execute(db)
  await sql`drop index handled_payments_student`.execute(db)
}
