import type { Services } from '../../services.ts'
import { draftUnknown } from '../errors.ts'
import { selectDraft, type Draft } from './queries.ts'

/** Returns this student's draft for a professor. Throws draft_unknown. */
export async function getDraft({ db }: Pick<Services, 'db'>, studentId: string, professorId: number): Promise<Draft> {
  const row = await selectDraft(db, studentId, professorId)
  if (!row?.draft || !row.draft_saved_at) throw draftUnknown()
  return { draft: row.draft, subject: row.draft_subject, savedAt: row.draft_saved_at }
}
