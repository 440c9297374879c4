import { sql, type Kysely } from 'kysely'

/**
 * Passkeys of students, and the challenges that they sign. `counter` is the authenticator's count of signatures, an
 * unsigned number of 32 bits. A challenge belongs to the browser or the session that asked for it, as a hash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      student_id uuid not null references students (id) on delete cascade,
      id uuid not null,
      credential_id text not null,
      public_key bytea not null,
      counter bigint not null check (counter >= 0),
      transports text[] not null default '{}',
      name text not null,
      added_at timestamptz not null,
      used_at timestamptz,
      primary key (student_id, id)
    )`.execute(db)
  await sql`create unique index passkeys_credential on passkeys (credential_id)`.execute(db)
  await sql`
    create table passkey_challenges (
      challenge_hash bytea primary key,
      holder_hash bytea not null,
      purpose text not null check (purpose in ('add', 'prove', 'sign_in')),
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index passkey_challenges_expires on passkey_challenges (expires_at)`.execute(db)
}
