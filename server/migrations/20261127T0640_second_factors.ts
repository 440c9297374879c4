import { sql, type Kysely } from 'kysely'

/**
 * The second factor of students who want one (RFC 6238), and their recovery codes. `confirmed_at` is null until the first
 * code was right; `last_step` is the last accepted step of 30 seconds. `browser_proofs` has what a browser has proved of
 * a student with a cookie: the first step of a sign-in, or the use of a reset link.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factors (
      student_id uuid primary key references students (id) on delete cascade,
      secret_encrypted bytea not null,
      started_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint not null default 0
    )`.execute(db)
  await sql`
    create table recovery_codes (
      student_id uuid not null references second_factors (student_id) on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (student_id, code_hash)
    )`.execute(db)
  await sql`
    create table browser_proofs (
      student_id uuid not null references students (id) on delete cascade,
      cookie_hash bytea not null,
      purpose text not null check (purpose in ('sign_in', 'reset')),
      expires_at timestamptz not null,
      primary key (student_id, cookie_hash)
    )`.execute(db)
  await sql`create index browser_proofs_cookie on browser_proofs (cookie_hash)`.execute(db)
  await sql`create index browser_proofs_expires on browser_proofs (expires_at)`.execute(db)
}
