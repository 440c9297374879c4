import type { Services } from '../../services.ts'
import { draftUnknown } from '../errors.ts'
import { selectDraft, toDraft, type Draft } from './queries.ts'

/** Returns this student's draft for a professor. Throws draft_unknown. */
export async function getDraft({ db }: Pick<Services, 'db'>, studentId: string, professorId: number): Promise<Draft> {
  const row = await selectDraft(db, studentId, professorId)
  const draft = row && toDraft(row)
  if (!draft) throw draftUnknown()
  return draft
}
