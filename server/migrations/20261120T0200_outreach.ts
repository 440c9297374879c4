import { sql, type Kysely } from 'kysely'

/** Relationships of students and professors, templates, AI uses and letters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The id of a relationship is the professor's id. A row exists only if the relationship has a property.
  await sql`
    create table relationships (
      student_id uuid not null references students (id) on delete cascade,
      professor_id integer not null references professors (id) on delete cascade,
      unlocked_at timestamptz,
      is_favorite boolean not null default false,
      draft text,
      draft_saved_at timestamptz,
      first_email_at timestamptz,
      primary key (student_id, professor_id)
    )`.execute(db)
  await sql`create index relationships_unlocks on relationships (student_id, unlocked_at) where unlocked_at is not null`.execute(
    db,
  )

  await sql`
    create table templates (
      student_id uuid not null references students (id) on delete cascade,
      id integer generated always as identity unique,
      name text not null check (length(name) between 1 and 50),
      content text not null check (length(content) between 1 and 5000),
      is_default boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (student_id, id)
    )`.execute(db)
  await sql`create unique index templates_name on templates (student_id, lower(name))`.execute(db)
  await sql`create unique index templates_default on templates (student_id) where is_default`.execute(db)

  await sql`
    create table ai_uses (
      student_id uuid not null references students (id) on delete cascade,
      id bigint generated always as identity,
      kind text not null check (kind in ('generate', 'enhance')),
      used_at timestamptz not null,
      primary key (student_id, id)
    )`.execute(db)
  await sql`create index ai_uses_recent on ai_uses (student_id, used_at)`.execute(db)

  await sql`
    create table outreaches (
      student_id uuid not null references students (id) on delete cascade,
      id bigint generated always as identity unique,
      professor_id integer not null references professors (id),
      idempotency_key text,
      state text not null check (state in ('sending', 'sent', 'failed', 'unconfirmed')),
      first_contact boolean not null,
      to_email text not null,
      subject text not null,
      message text not null,
      message_id text not null unique,
      gmail_id text,
      failure text,
      reserved_at timestamptz not null,
      settled_at timestamptz,
      primary key (student_id, id)
    )`.execute(db)
  await sql`create unique index outreaches_once on outreaches (student_id, idempotency_key)`.execute(db)
  await sql`create index outreaches_recent on outreaches (student_id, reserved_at)`.execute(db)
  await sql`create index outreaches_contacts on outreaches (professor_id, reserved_at) where first_contact`.execute(db)
}
