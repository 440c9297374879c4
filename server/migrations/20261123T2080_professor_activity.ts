import { sql, type Kysely } from 'kysely'

/**
 * A professor's activity: `works_by_year` as [{ year, works, citations }] and `affiliations` as [{ name, years }], both
 * newest first. It has a separate table, since loading the catalogue reads all of `professors`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table professor_activity (
      professor_id integer primary key references professors (id) on delete cascade,
      works_by_year jsonb not null,
      affiliations jsonb not null,
      updated_at timestamptz not null
    )`.execute(db)
}
