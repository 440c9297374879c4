import { sql, type Kysely } from 'kysely'

/**
 * The professor's page: answers to letters, wishes about letters, reports of letters, mailed links, changes that can be
 * taken back, and new addresses before they hold. Wishes are stored by an id of the person, like opt-outs, since imports
 * merge rows of the catalogue.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outreaches
      add column answer text check (answer in
        ('write_next_week', 'will_answer', 'no_places', 'not_my_field', 'apply_formally')),
      add column answer_until date,
      add column answered_at timestamptz,
      add column answer_stops_until timestamptz,
      add constraint outreaches_answered check
        ((answer is null) = (answered_at is null) and (answer is null) = (answer_stops_until is null)),
      add constraint outreaches_answer_until check (answer_until is null or answer = 'no_places')`.execute(db)
  // The link of a letter contains its id only.
  await sql`create index outreaches_id on outreaches (id)`.execute(db)
  await sql`
    create table letter_reports (
      student_id uuid not null,
      outreach_id bigint not null,
      scholar_id text not null,
      text text not null,
      reported_at timestamptz not null,
      mailed_at timestamptz,
      confirmed_at timestamptz,
      dismissed_at timestamptz,
      primary key (student_id, outreach_id),
      foreign key (student_id, outreach_id) references outreaches (student_id, id) on delete cascade
    )`.execute(db)
  await sql`
    create table professor_wishes (
      scholar_id text not null,
      kind text not null check (kind in
        ('taking', 'contents', 'follow_up', 'attachments', 'cap', 'paused_until', 'ai_note')),
      value jsonb not null,
      set_at timestamptz not null,
      lapses_at timestamptz not null,
      primary key (scholar_id, kind)
    )`.execute(db)
  await sql`create index professor_wishes_lapses on professor_wishes (lapses_at)`.execute(db)
  await sql`
    create table page_links (
      token_hash bytea primary key,
      purpose text not null check (purpose in
        ('open', 'page', 'undo', 'report', 'old_address', 'new_address')),
      scholar_id text not null,
      detail jsonb not null default '{}',
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index page_links_professor on page_links (scholar_id, purpose)`.execute(db)
  await sql`create index page_links_expires on page_links (expires_at)`.execute(db)
  await sql`
    create table page_changes (
      id bigint generated always as identity primary key,
      scholar_id text not null,
      kind text not null check (kind in ('wishes', 'data', 'address', 'removal')),
      before jsonb not null,
      after jsonb not null,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`create index page_changes_professor on page_changes (scholar_id)`.execute(db)
  await sql`
    create table address_changes (
      scholar_id text primary key,
      email text not null,
      asked_at timestamptz not null,
      old_confirmed_at timestamptz,
      new_confirmed_at timestamptz
    )`.execute(db)
}
