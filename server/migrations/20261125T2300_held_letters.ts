import { sql, type Kysely } from 'kysely'

/**
 * Letters that leave later. The planned time of a `held` letter is its `reserved_at`, so every count of the letters since
 * a time includes it. A `returned` letter was held and came back; `failure` is the reason, a sentence for the student.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outreaches
      drop constraint outreaches_state_check,
      add column hold text check (hold in ('undo', 'morning', 'queue')),
      add column time_zone text,
      add column approved_at timestamptz,
      add column asked_at timestamptz,
      add column confirmed_at timestamptz,
      add column place_freed boolean not null default false,
      add constraint outreaches_state_check
        check (state in ('sending', 'sent', 'failed', 'unconfirmed', 'held', 'returned')),
      add constraint outreaches_held check (state not in ('held', 'returned') or (hold is not null and approved_at is not null))`.execute(
    db,
  )
  await sql`create index outreaches_held on outreaches (reserved_at) where state = 'held'`.execute(db)
}
