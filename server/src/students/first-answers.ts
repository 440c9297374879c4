import type { FirstAnswers } from '@labreach/contract/professors'
import type { Db } from '../db/connection.ts'

/** The answers that a student gave before the registration; null without any. */
export async function readFirstAnswers(db: Db, studentId: string): Promise<FirstAnswers | null> {
  const row = await db
    .selectFrom('students')
    .select('first_answers')
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow()
  return row.first_answers as FirstAnswers | null
}
