import { DAY_MS, limits } from '@labreach/contract/plans'
import { serverLimits } from '@labreach/contract/server-limits'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** A letter with a date ahead. It contains no address and no text. */
export type DatedLetter = {
  id: number
  professor_id: number
  professor_name: string
  /** When the student approved, tried or sent it. */
  changed_at: Date
  /** Of a held letter: what it waits for, when it leaves, and by when the student confirms its place in the queue. */
  hold: 'morning' | 'queue' | null
  send_at: Date | null
  confirm_by: Date | null
  /** When a follow-up may be sent, if nothing happens until then. */
  follow_up_from: Date | null
  /** When a professor without places receives letters of this student again. */
  places_again_at: Date | null
  /** When a professor who asked to be written to later receives letters again. */
  write_again_at: Date | null
}

/** More dates than a student has; a calendar stays small. */
const datesMax = 500

/** A day that has passed stays in the calendar for this time. */
const passedMs = 31 * DAY_MS

/**
 * The letters of a student with a date ahead, oldest first: those that wait for a morning or in a queue, those that may
 * be followed up (the rule of history/letter-queries.ts, from the day of the letter on), and those whose professor has
 * said when to ask again. Professors who have opted out have no dates.
 */
export async function selectDatedLetters(db: Db, studentId: string, now: Date): Promise<DatedLetter[]> {
  const askedUntil = new Date(now.getTime() + limits.placeAskedBeforeMs)
  const sentAfter = new Date(now.getTime() - limits.followUpUntilMs)
  const passed = new Date(now.getTime() - passedMs)
  const { rows } = await sql<DatedLetter>`
    with dated as materialized (select * from (
      select letter.id, letter.professor_id,
        coalesce(answered_at, settled_at, approved_at, reserved_at) as changed_at,
        case when state = 'held' then hold end as hold, case when state = 'held' then reserved_at end as send_at,
        case when state = 'held' and hold = 'queue' and confirmed_at is null and reserved_at <= ${askedUntil}
          then reserved_at - ${serverLimits.placeConfirmedBeforeMs} * interval '1 millisecond' end as confirm_by,
        case when state = 'sent' and follow_up_to is null and mark is null and answer is null and settled_at >= ${sentAfter}
          and not exists (
            select from outreaches other
            where other.student_id = letter.student_id and other.professor_id = letter.professor_id
              and (other.mark is not null or other.answer is not null
                or (other.id > letter.id and other.state not in ('failed', 'returned')))
          ) then settled_at + ${limits.followUpAfterMs} * interval '1 millisecond' end as follow_up_from,
        case when answer = 'no_places' and answer_stops_until > ${passed} then answer_stops_until end as places_again_at,
        case when answer = 'write_next_week' and answer_stops_until > ${passed} then answer_stops_until end as write_again_at
      from outreaches letter
      where letter.student_id = ${studentId} and not (state = 'held' and hold = 'undo')
    ) dates
    where num_nonnulls(send_at, follow_up_from, places_again_at, write_again_at) > 0)
    select dated.*, professor.name as professor_name
    from dated join professors professor on professor.id = dated.professor_id
    where not opt_out
    order by dated.id desc limit ${datesMax}`.execute(db)
  return rows.toReversed()
}
