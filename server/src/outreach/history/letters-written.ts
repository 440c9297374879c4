import { limits } from '@labreach/contract/plans'
import type { Outreach, OutreachMark } from '@labreach/contract/outreach'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

type Row = Omit<Outreach, 'sent_at' | 'marked_at'> & { sent_at: Date; marked_at: Date | null }

/**
 * Letters of a student as the history shows them, newest first. Whoever opted out meanwhile is still named: the letter
 * is the student's own and lies in their mailbox as well. A follow-up is due on the last letter that went out to a
 * professor, when a week has passed and no letter to them carries a mark; never on one that nobody knows arrived.
 */
export async function selectLetters(
  db: Db,
  studentId: string,
  which: { id: number } | { before: number | undefined; limit: number },
  now: Date,
): Promise<Outreach[]> {
  const silentSince = new Date(now.getTime() - limits.followUpAfterMs)
  const only =
    'id' in which
      ? sql`and letter.id = ${which.id}`
      : sql`and letter.id < ${which.before ?? Number.MAX_SAFE_INTEGER} order by letter.id desc limit ${which.limit}`
  const { rows } = await sql<Row>`
    select letter.id, letter.professor_id as relationship_id, professor.name as professor_name, school_name, to_email,
      subject, message, state, mark, marked_at, opt_out as opted_out,
      case when state = 'sent' then coalesce(settled_at, reserved_at) else reserved_at end as sent_at,
      state = 'sent' and mark is null and not opt_out and settled_at <= ${silentSince} and not exists (
        select from outreaches other
        where other.student_id = letter.student_id and other.professor_id = letter.professor_id
          and (other.mark is not null or (other.id > letter.id and other.state <> 'failed'))
      ) as follow_up_due
    from outreaches letter join professors professor on professor.id = letter.professor_id
    where student_id = ${studentId} ${only}`.execute(db)
  return rows.map((row) => ({
    ...row,
    sent_at: row.sent_at.toISOString(),
    marked_at: row.marked_at?.toISOString() ?? null,
  }))
}

/** Sets or takes back a mark where the letter went out. Answers whether it did. */
export async function updateMark(
  db: Db,
  studentId: string,
  id: number,
  mark: OutreachMark | null,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outreaches')
    .set({ mark, marked_at: mark && now })
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .where('state', 'in', ['sent', 'unconfirmed'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
