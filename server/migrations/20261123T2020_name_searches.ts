import { sql, type Kysely } from 'kysely'

/** Searches of the last day that found a locked professor by the exact name, as keyed hashes of the name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table name_searches (
      student_id uuid not null references students on delete cascade,
      name_hash text not null,
      searched_at timestamptz not null,
      primary key (student_id, name_hash)
    )`.execute(db)
  await sql`create index name_searches_past on name_searches (searched_at)`.execute(db)
}
