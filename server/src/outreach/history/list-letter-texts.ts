import type { Db } from '../../db/connection.ts'

/** The texts of a student's newest letters, at most `max`, in whatever state. */
export async function listLetterTexts(db: Db, studentId: string, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('outreaches')
    .select('message')
    .where('student_id', '=', studentId)
    .orderBy('reserved_at', 'desc')
    .limit(max)
    .execute()
  return rows.map(({ message }) => message)
}
