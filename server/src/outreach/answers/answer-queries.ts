import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { Answer } from './answer-stop.ts'

/** The letter of a link, which may be shown to its professor. */
export type LinkedLetter = {
  id: number
  student_id: string
  professor_id: number
  subject: string
  sent_at: Date
  answer: string | null
  until: string | null
  reported: boolean
}

/** A letter that has left or may have left, by its id. */
export async function selectLinkedLetter(db: Db, id: number): Promise<LinkedLetter | undefined> {
  const { rows } = await sql<LinkedLetter>`
    select id, student_id, professor_id, subject, answer, answer_until::text as until,
      case when state = 'sent' then coalesce(settled_at, reserved_at) else reserved_at end as sent_at,
      exists (select from letter_reports report where report.student_id = letter.student_id and outreach_id = id) as reported
    from outreaches letter where id = ${id} and state in ('sending', 'sent', 'unconfirmed')`.execute(db)
  return rows[0]
}

/** Stores the answer to one letter; a later answer replaces it. */
export async function updateProfessorAnswer(
  tx: Db,
  { id, student_id }: Pick<LinkedLetter, 'id' | 'student_id'>,
  { answer, until, at }: { answer: string; until: string | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('outreaches')
    .set({ answer, answer_until: until, answered_at: at })
    .where('student_id', '=', student_id)
    .where('id', '=', id)
    .execute()
}

/** The newest answer of this person to a letter of this student. */
export async function selectNewestAnswer(
  db: Db,
  studentId: string,
  professorIds: readonly number[],
): Promise<Answer | undefined> {
  const { rows } = await sql<Answer>`
    select answer, answer_until::text as until, answered_at as "answeredAt", reserved_at as "reservedAt"
    from outreaches
    where student_id = ${studentId} and professor_id = any(${professorIds}::int[]) and answer is not null
    order by answered_at desc limit 1`.execute(db)
  return rows[0]
}
