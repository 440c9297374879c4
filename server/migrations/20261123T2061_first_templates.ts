import { type Kysely, sql } from 'kysely'

/**
 * The first template of a student: the temporary token under which it is being written, and whether it was stored.
 * Existing students have no row and get no first template.
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
