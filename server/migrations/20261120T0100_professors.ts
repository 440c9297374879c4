import { sql, type Kysely } from 'kysely'

/** The catalogue: professors, their publications, and the sources of both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table professors (
      id integer generated always as identity primary key,
      scholar_id text not null unique,
      name text not null,
      affiliation text not null default '',
      school_name text not null default '',
      url_picture text,
      cited_by integer not null default 0 check (cited_by >= 0),
      key_interests text[] not null default '{}',
      homepage_url text,
      google_scholar_url text,
      email text,
      opt_out boolean not null default false,
      source text not null,
      updated_at timestamptz not null
    )`.execute(db)

  await sql`
    create table publications (
      professor_id integer not null references professors (id) on delete cascade,
      id integer generated always as identity,
      title text not null,
      abstract text not null default '',
      pub_year smallint,
      num_citations integer not null default 0,
      pub_url text,
      primary key (professor_id, id)
    )`.execute(db)

  await sql`
    create table imports (
      id integer generated always as identity primary key,
      source text not null,
      finished_at timestamptz not null,
      report jsonb not null
    )`.execute(db)

  // Opt-outs by scholar id, without a reference to the row: they must outlive every import and every deletion.
  await sql`
    create table opt_outs (
      scholar_id text primary key,
      opted_out_at timestamptz not null
    )`.execute(db)

  // The audit log of operators: grants, opt-outs, restores. It is append-only.
  await sql`
    create table journal (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      event text not null,
      subject text not null,
      detail jsonb not null default '{}'
    )`.execute(db)
}
