import { type Kysely, sql } from 'kysely'

/** A student's mark on a letter (such as a reply), and an index of a student's letters by professor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outreaches
      add column mark text check (mark in ('replied', 'meeting', 'closed')),
      add column marked_at timestamptz,
      add constraint outreaches_marked check ((mark is null) = (marked_at is null)),
      add constraint outreaches_mark_of_sent check (mark is null or state in ('sent', 'unconfirmed'))`.execute(db)
  await sql`create index outreaches_pair on outreaches (student_id, professor_id, id)`.execute(db)
}
