import { type Kysely, sql } from 'kysely'

/**
 * A student's first template while it is still to come: under which temporary token it is being written, and once it is
 * stored, that the student has had it. Students of before have no row, and no template either where none was written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table first_templates (
      student_id uuid primary key references students (id) on delete cascade,
      token_hash bytea,
      claimed_at timestamptz,
      stored_at timestamptz
    )`.execute(db)
  await sql`create index first_templates_token on first_templates (token_hash)`.execute(db)
}
