import type { Db } from '../../db/connection.ts'

/** The texts of a student's newest drafts, at most `max`. */
export async function listDraftTexts(db: Db, studentId: string, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('relationships')
    .select('draft')
    .where('student_id', '=', studentId)
    .where('draft', 'is not', null)
    .orderBy('draft_saved_at', 'desc')
    .limit(max)
    .execute()
  return rows.map(({ draft }) => draft ?? '')
}
