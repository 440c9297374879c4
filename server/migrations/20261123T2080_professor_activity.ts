import { sql, type Kysely } from 'kysely'

/**
 * What a source says about when and where a professor was at work: `works_by_year` as [{ year, works, citations }], newest
 * first, and `affiliations` as [{ name, years }], newest first. Apart from `professors`, which every page reads.
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
