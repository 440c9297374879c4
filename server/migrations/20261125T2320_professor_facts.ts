import { sql, type Kysely } from 'kysely'

/**
 * What is known of a professor's activity and of jobs for students, each fact with its source and dates: `value`
 * depends on the kind (server/src/catalogue/facts/fact.ts), `position` counts the facts of one kind from 0, `address` is
 * a URL, `dated_on` the date that the source gives, `expires_on` the last day on which the fact can hold.
 * `homepage_reads` is the last read of each homepage: `forbidden` by robots.txt or by a rule against quotes, `refused`
 * also after too many redirects. `homepage_hosts`: when a host was last requested, to keep the interval, and its
 * robots.txt for a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table professor_facts (
      professor_id integer not null references professors (id) on delete cascade,
      kind text not null
        check (kind in ('last_work', 'works_per_year', 'affiliation_since', 'taking', 'not_taking', 'grant')),
      source text not null check (source in ('openalex', 'demo', 'homepage', 'professor')),
      position smallint not null,
      value jsonb not null,
      quote text check (char_length(quote) <= 300),
      address text,
      dated_on date,
      expires_on date,
      read_at timestamptz not null,
      primary key (professor_id, source, kind, position)
    )`.execute(db)
  await sql`create index professor_facts_expiry on professor_facts (expires_on) where expires_on is not null`.execute(
    db,
  )
  // The other facts of OpenAlex come with its next import.
  await sql`
    insert into professor_facts (professor_id, kind, source, position, value, read_at)
    select professor_id, 'last_work', 'openalex', 0,
      jsonb_build_object('year', max((counted->>'year')::integer)), updated_at
    from professor_activity cross join jsonb_array_elements(works_by_year) as counted
    where (counted->>'works')::integer > 0
    group by professor_id`.execute(db)
  await sql`
    create table homepage_reads (
      professor_id integer primary key references professors (id) on delete cascade,
      address text not null,
      outcome text not null check (outcome in ('read', 'forbidden', 'refused', 'unreachable')),
      read_at timestamptz not null
    )`.execute(db)
  await sql`create index homepage_reads_time on homepage_reads (read_at)`.execute(db)
  await sql`
    create table homepage_hosts (
      host text primary key,
      requested_at timestamptz not null,
      robots text,
      robots_read_at timestamptz
    )`.execute(db)
}
