import { sql, type Kysely } from 'kysely'

/**
 * Links by which a mentor reads one draft and comments on it, without a session. A link belongs to the letter to one
 * professor. `ended_by`: the student, the letter that was sent, or a change of the account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mentor_links (
      student_id uuid not null references students (id) on delete cascade,
      id bigint generated always as identity,
      professor_id integer not null references professors (id) on delete cascade,
      token_hash bytea not null constraint mentor_links_token unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      ended_by text check (ended_by in ('student', 'letter', 'account')),
      constraint mentor_links_ended check ((ended_at is null) = (ended_by is null)),
      primary key (student_id, id)
    )`.execute(db)
  await sql`
    create table mentor_comments (
      student_id uuid not null,
      link_id bigint not null,
      id bigint generated always as identity,
      quote text not null check (quote <> ''),
      position integer not null check (position >= 0),
      comment text not null check (length(comment) between 1 and 1000),
      suggestion text check (length(suggestion) <= 2000),
      mentor_name text not null check (length(mentor_name) <= 60),
      visit_hash bytea not null,
      state text not null default 'open' check (state in ('open', 'taken', 'dismissed')),
      created_at timestamptz not null,
      primary key (student_id, id),
      foreign key (student_id, link_id) references mentor_links (student_id, id) on delete cascade
    )`.execute(db)
  await sql`create index mentor_comments_of_link on mentor_comments (student_id, link_id)`.execute(db)
}
