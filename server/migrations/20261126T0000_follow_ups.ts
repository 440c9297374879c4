import { sql, type Kysely } from 'kysely'

/**
 * Follow-ups. `reference_id` is an id that the first letter and its follow-up have in their References header, since the
 * provider replaces the Message-ID: with it the follow-up joins the thread. Earlier letters have none. A letter has one
 * follow-up at most; one that failed or came back does not count.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outreaches
      add column follow_up_to bigint,
      add column reference_id text,
      add constraint outreaches_follow_up_to foreign key (student_id, follow_up_to) references outreaches (student_id, id)`.execute(
    db,
  )
  await sql`
    create unique index outreaches_one_follow_up on outreaches (student_id, follow_up_to)
      where follow_up_to is not null and state not in ('failed', 'returned')`.execute(db)
}
