import { sql } from 'kysely'
import { findNames } from '../../catalogue/professor-names.ts'
import type { Db } from '../../db/connection.ts'

/** A student's letters for the download of their data, oldest first. */
export async function exportLetters(db: Db, studentId: string) {
  const letters = await db
    .selectFrom('outreaches')
    .select(['professor_id', 'to_email', 'subject', 'message', 'state', 'reserved_at', 'settled_at'])
    .select(['mark', 'marked_at', 'gmail_id', 'gmail_thread_id', 'answer', 'answered_at'])
    .select(['school_address', 'ai_note', 'reference_id', sql<boolean>`follow_up_to is not null`.as('is_follow_up')])
    .select(['hold', 'time_zone', 'approved_at', 'asked_at', 'confirmed_at'])
    .select(sql<string | null>`case when state = 'returned' then failure end`.as('returned_reason'))
    .select(sql<string | null>`answer_until::text`.as('answer_until'))
    .where('student_id', '=', studentId)
    .orderBy('reserved_at')
    .execute()
  const professors = await findNames(
    db,
    letters.map((letter) => letter.professor_id),
  )
  return letters.map(({ professor_id, ...letter }) => ({ professor: professors.get(professor_id)!.name, ...letter }))
}
