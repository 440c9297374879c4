import { sql, type Kysely } from 'kysely'

/**
 * The used quotas of a Google account. They outlive the Labreach account, so that registering again after a deletion
 * gives no new quota. The owner is a keyed hash of Google's id; `student_id` is null after the deletion.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table google_links add column account_hash bytea`.execute(db)
  await sql`
    create table past_uses (
      account_hash bytea not null,
      kind text not null check (kind in ('unlock', 'letter', 'ai', 'resume')),
      used_at timestamptz not null,
      student_id uuid
    )`.execute(db)
  await sql`create index past_uses_account on past_uses (account_hash, kind, used_at)`.execute(db)
  await sql`create index past_uses_student on past_uses (student_id)`.execute(db)
}
