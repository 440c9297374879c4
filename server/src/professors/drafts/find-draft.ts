import type { Db } from '../../db/connection.ts'
import { selectDraft, toDraft, type Draft } from './queries.ts'

/** The draft of a student for a professor who is unlocked; undefined without one. */
export async function findDraft(db: Db, studentId: string, professorId: number): Promise<Draft | undefined> {
  const row = await selectDraft(db, studentId, professorId)
  return row?.unlocked_at ? toDraft(row) : undefined
}
