import { limits } from '@labreach/contract/plans'
import { serverLimits } from '@labreach/contract/server-limits'
import type { Outreach, OutreachMark, ProfessorAnswer } from '@labreach/contract/outreach'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

type Times = {
  unlocked_at: Date | null
  sent_at: Date
  marked_at: Date | null
  send_at: Date | null
  confirm_by: Date | null
}
export type LetterRow = Omit<Outreach, keyof Times | 'professor_answer' | 'unconfirmed_sentence'> &
  Times & {
    answer: ProfessorAnswer['answer'] | null
    answer_until: string | null
    answered_at: Date | null
    answer_stops_until: Date | null
    mailbox_provider: string | null
  }

/**
 * A student's letters for the history, newest first. Professors who have opted out keep their name in it, since the
 * letter belongs to the student. A follow-up is due on the last sent letter to a professor after a week, if no letter
 * to them has an answer, noted by the student or given by the professor, until a second week has passed. It is never due
 * on an unconfirmed letter or on a follow-up. The letters are read apart, since they may be spread over machines
 * (db/layout.ts).
 */
export async function selectLetters(
  db: Db,
  studentId: string,
  which: { id: number } | { before: number | undefined; limit: number },
  now: Date,
): Promise<LetterRow[]> {
  const askedUntil = new Date(now.getTime() + limits.placeAskedBeforeMs)
  const silentSince = new Date(now.getTime() - limits.followUpAfterMs)
  const latestBefore = new Date(now.getTime() - limits.followUpUntilMs)
  const only =
    'id' in which
      ? sql`and letter.id = ${which.id}`
      : sql`and letter.id < ${which.before ?? Number.MAX_SAFE_INTEGER} order by letter.id desc limit ${which.limit}`
  const { rows } = await sql<LetterRow>`
    with letter as materialized (
      select id, student_id, professor_id, to_email, subject, message, state, failure, hold, mark, marked_at, time_zone,
        answer, answer_until, answered_at, answer_stops_until, follow_up_to, gmail_thread_id, reference_id,
        mailbox_provider, approved_at, confirmed_at, reserved_at, settled_at,
        state = 'sent' and follow_up_to is null and mark is null and answer is null
          and settled_at between ${latestBefore} and ${silentSince} and not exists (
          select from outreaches other
          where other.student_id = letter.student_id and other.professor_id = letter.professor_id
            and (other.mark is not null or other.answer is not null
              or (other.id > letter.id and other.state not in ('failed', 'returned')))
        ) as is_silent
      from outreaches letter
      where letter.student_id = ${studentId} ${only}
    )
    select letter.id, letter.professor_id as relationship_id, professor.name as professor_name, school_name, to_email,
      subject, message, state, mark, marked_at, opt_out as opted_out, unlocked_at,
      answer, answer_until::text as answer_until, answered_at, answer_stops_until, follow_up_to,
      gmail_thread_id is not null and reference_id is not null as follow_up_in_thread,
      case when state = 'sent' then coalesce(settled_at, reserved_at) when state in ('held', 'returned') then approved_at
        else reserved_at end as sent_at,
      case when state = 'held' then hold end as hold, case when state = 'held' then reserved_at end as send_at,
      case when state = 'held' then time_zone end as time_zone,
      case when state = 'held' and hold = 'queue' and confirmed_at is null and reserved_at <= ${askedUntil}
        then reserved_at - ${serverLimits.placeConfirmedBeforeMs} * interval '1 millisecond' end as confirm_by,
      case when state = 'returned' then failure end as returned_reason,
      mailbox_provider, is_silent and not opt_out as follow_up_due
    from letter join professors professor on professor.id = letter.professor_id
      left join relationships using (student_id, professor_id)
    order by letter.id desc`.execute(db)
  return rows
}

/** Sets or removes the answer to a letter. Returns false unless the letter was sent or is unconfirmed. */
export async function updateAnswer(
  db: Db,
  studentId: string,
  id: number,
  answer: OutreachMark | null,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outreaches')
    .set({ mark: answer, marked_at: answer && now })
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .where('state', 'in', ['sent', 'unconfirmed'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
