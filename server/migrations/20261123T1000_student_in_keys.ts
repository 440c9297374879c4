import { sql, type Kysely } from 'kysely'

/**
 * All keys of a student's rows include the student, so that these tables can be distributed over machines by student
 * (docs/scaling.md). Random values (tokens, files, Message-IDs) and generated ids are unique without a constraint
 * across students. Those used in lookups have an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions drop constraint sessions_refresh_hash_key`.execute(db)
  await sql`create index sessions_refresh on sessions (refresh_hash)`.execute(db)

  await sql`alter table resumes drop constraint resumes_file_id_key`.execute(db)
  await sql`create index resumes_file on resumes (file_id)`.execute(db)

  // An id that several machines generate must be a bigint.
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

  // An event or a checkout belongs to one student, so it is unique for that student.
  await sql`
    alter table handled_payments
      drop constraint handled_payments_pkey,
      add primary key (student_id, key)`.execute(db)
  await sql`drop index handled_payments_student`.execute(db)
}
