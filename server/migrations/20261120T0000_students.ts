import { sql, type Kysely } from 'kysely'

/** Students, their sessions, and the resumes of visitors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table students (
      id uuid primary key,
      username text not null check (length(username) between 3 and 254),
      password_hash text,
      email text,
      email_verified_at timestamptz,
      first_name text not null default '',
      last_name text not null default '',
      school text not null default '',
      major text not null default '',
      academic_level text check (academic_level in ('high_school_freshman', 'high_school_sophomore',
        'high_school_junior', 'high_school_senior', 'undergraduate', 'graduate', 'phd')),
      gpa numeric(3, 2) check (gpa between 0 and 4),
      preferred_duration text check (preferred_duration in ('summer', 'semester', 'year', 'flexible')),
      internship_type text not null default '',
      availability text not null default '',
      skills text[] not null default '{}',
      key_interests text[] not null default '{}',
      additional_interests text[] not null default '{}' check (cardinality(additional_interests) <= 10),
      paid_plan text not null default 'F' check (paid_plan in ('F', 'B', 'P')),
      paid_until timestamptz,
      trial_ends timestamptz,
      referred_by uuid references students (id) on delete set null,
      signed_up_with_google boolean not null default false,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create unique index students_username on students (lower(username))`.execute(db)
  await sql`create unique index students_email on students (lower(email)) where email_verified_at is not null`.execute(
    db,
  )

  await sql`
    create table sessions (
      student_id uuid not null references students (id) on delete cascade,
      id uuid not null,
      refresh_hash bytea not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      primary key (student_id, id)
    )`.execute(db)

  // A resume belongs to a visitor's temporary token or to a student. Registering moves it from one to the other.
  await sql`
    create table visitor_resumes (
      token_hash bytea primary key,
      file_id uuid not null unique,
      file_name text not null,
      byte_size integer not null,
      sha256 bytea not null,
      body_text text not null,
      facts jsonb not null,
      template_claimed_at timestamptz,
      template_name text,
      template_content text,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index visitor_resumes_expiry on visitor_resumes (expires_at)`.execute(db)

  await sql`
    create table resumes (
      student_id uuid not null references students (id) on delete cascade,
      file_id uuid not null unique,
      file_name text not null,
      byte_size integer not null,
      sha256 bytea not null,
      body_text text not null,
      facts jsonb not null,
      created_at timestamptz not null,
      primary key (student_id, file_id)
    )`.execute(db)
  await sql`create index resumes_newest on resumes (student_id, created_at desc)`.execute(db)

  // A row without tokens is a Google account that signs in but is disconnected from sending.
  await sql`
    create table google_grants (
      student_id uuid primary key references students (id) on delete cascade,
      google_sub text not null unique,
      email text not null,
      tokens_sealed bytea,
      connected_at timestamptz not null,
      expired_at timestamptz
    )`.execute(db)

  // One row per Google sign-in flow. The cookie with its secret is the only proof of which browser started it.
  await sql`
    create table google_trips (
      cookie_hash bytea primary key,
      student_id uuid references students (id) on delete cascade,
      temporary_token_hash bytea,
      referred_by uuid,
      code_verifier text,
      state text,
      login_code_hash bytea unique,
      login_student_id uuid references students (id) on delete cascade,
      expires_at timestamptz not null
    )`.execute(db)
}
