import { sql, type Kysely } from 'kysely'

/** The same person in several sources, and how far an import that goes page by page has come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Other ids of a professor (`orcid:…`, `openalex:…`, a scholar id that gave way), by scholar id and not by row: like
  // an opt-out they must outlive every deletion, so that nobody comes back under another id.
  await sql`
    create table professor_aliases (
      alias text primary key,
      scholar_id text not null
    )`.execute(db)
  await sql`create index professor_aliases_scholar_id on professor_aliases (scholar_id)`.execute(db)

  // Field by field, which source gave it, where that is another than `source`, the first one.
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
