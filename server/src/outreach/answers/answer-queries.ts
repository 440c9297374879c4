import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** The letter of a link, which may be shown to its professor. */
export type LinkedLetter = {
  id: number
  reserved_at: Date
  student_id: string
  professor_id: number
  subject: string
  sent_at: Date
  answer: string | null
  until: string | null
  reported: boolean
  report_confirmed: boolean
  /** The school address that the letter names, or null. */
  school_address: string | null
}

/** A letter that has left or may have left, by its id. */
export async function selectLinkedLetter(db: Db, id: number): Promise<LinkedLetter | undefined> {
  const { rows } = await sql<LinkedLetter>`
    select id, letter.student_id, professor_id, subject, reserved_at, answer, answer_until::text as until, school_address,
      case when state = 'sent' then coalesce(settled_at, reserved_at) else reserved_at end as sent_at,
      outreach_id is not null as reported, report.confirmed_at is not null as report_confirmed
    from outreaches letter
      left join letter_reports report on report.student_id = letter.student_id and outreach_id = letter.id
    where id = ${id} and state in ('sending', 'sent', 'unconfirmed')`.execute(db)
  return rows[0]
}

/**
 * Stores the answer to one letter; a later answer replaces it. Its stop is never shortened: the link is also in the
 * student's Sent folder, and a student must not be able to open what the professor has closed.
 */
export async function updateProfessorAnswer(
  tx: Db,
  { id, student_id }: Pick<LinkedLetter, 'id' | 'student_id'>,
  { answer, until, at, stopsUntil }: { answer: string; until: string | null; at: Date; stopsUntil: Date },
): Promise<void> {
  await tx
    .updateTable('outreaches')
    .set({
      answer,
      answer_until: until,
      answered_at: at,
      answer_stops_until: sql`greatest(answer_stops_until, ${stopsUntil}::timestamptz)`,
    })
    .where('student_id', '=', student_id)
    .where('id', '=', id)
    .execute()
}

/** The end of the stops by all answers of this person to letters of these students; undefined without an answer. */
export async function selectAnswersEnd(
  db: Db,
  studentIds: readonly string[],
  professorIds: readonly number[],
): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date | null }>`
    select max(answer_stops_until) as until from outreaches
    where student_id = any(${studentIds}::uuid[]) and professor_id = any(${professorIds}::int[])`.execute(db)
  return rows[0]?.until ?? undefined
}
