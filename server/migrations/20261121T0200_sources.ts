import { sql, type Kysely } from 'kysely'

/** Ids of the same person in several sources, and the progress of imports that read page by page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Other ids of a professor (`orcid:…`, `openalex:…`, a replaced scholar id), by scholar id without a reference to the
  // row: like opt-outs they must outlive every deletion, so that no import adds the person under another id.
  await sql`
    create table professor_aliases (
      alias text primary key,
      scholar_id text not null
    )`.execute(db)
  await sql`create index professor_aliases_scholar_id on professor_aliases (scholar_id)`.execute(db)

  // The source of each field, for fields that are not from `source`, the first one.
  await sql`alter table professors add field_sources jsonb not null default '{}'`.execute(db)

  await sql`
    create table import_progress (
      source text not null,
      part text not null,
      cursor text not null,
      saved_at timestamptz not null,
      primary key (source, part)
    )`.execute(db)
}
