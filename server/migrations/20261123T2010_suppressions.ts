import { sql, type Kysely } from 'kysely'

/** Suppressions, which exclude erased professors from imports, and the data to review and undo an opt-out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Keyed hashes of addresses, ids and names. `person` is the keyed hash of the id that opted out.
  await sql`
    create table suppressions (
      hash bytea not null,
      person bytea not null,
      kind text not null check (kind in ('address', 'id', 'name')),
      primary key (hash, person)
    )`.execute(db)
  await sql`create index suppressions_person on suppressions (person)`.execute(db)

  // The lines to append to the file outside the database.
  await sql`
    create table suppression_lines (
      id bigint generated always as identity primary key,
      line jsonb not null
    )`.execute(db)

  // A server of the previous version writes opt-outs without these columns. Their `remembered_at` is empty, and a job
  // creates their hashes.
  await sql`
    alter table opt_outs
      add remembered_at timestamptz,
      add origin text,
      add held boolean not null default false`.execute(db)
  await sql`create index opt_outs_unremembered on opt_outs (scholar_id) where remembered_at is null`.execute(db)
  await sql`create index opt_outs_time on opt_outs (opted_out_at)`.execute(db)
  await sql`alter table professors add erased_at timestamptz`.execute(db)
  await sql`create index professors_opted_out on professors (id) where opt_out and erased_at is null`.execute(db)

  // One-time tokens: `view` identifies a professor on the public form for 30 minutes, `erase` is mailed to the stored
  // address.
  await sql`
    create table opt_out_tokens (
      token_hash bytea primary key,
      purpose text not null check (purpose in ('view', 'erase')),
      professor_id integer not null references professors (id) on delete cascade,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index opt_out_tokens_professor on opt_out_tokens (professor_id)`.execute(db)

  await sql`alter table students add suspended_at timestamptz`.execute(db)
}
