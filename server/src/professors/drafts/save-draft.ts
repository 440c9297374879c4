import type { Services } from '../../services.ts'
import { draftChanged, locked, professorUnknown } from '../errors.ts'
import { selectDraft, updateDraft, type Draft } from './queries.ts'

/**
 * @param subject undefined leaves the one that the draft has.
 * @param basedOn the time of the draft this text was written upon, null for none, undefined to replace any.
 */
type Text = { draft: string; subject?: string | undefined; basedOn: Date | null | undefined }

/**
 * Saves the draft of a letter to an unlocked professor; answers it with its time. Throws professor_unknown, locked, and
 * draft_changed, which carries the draft that was saved meanwhile.
 */
export async function saveDraft(
  { db, clock, catalogue }: Pick<Services, 'db' | 'clock' | 'catalogue'>,
  studentId: string,
  professorId: number,
  { draft, subject, basedOn }: Text,
): Promise<Draft> {
  if (!catalogue.has(professorId)) throw professorUnknown()
  const saved = await updateDraft(db, { studentId, professorId, draft, subject, basedOn, now: clock.now() })
  if (saved) return saved
  const row = await selectDraft(db, studentId, professorId)
  if (!row?.unlocked_at) throw locked()
  throw draftChanged({ draft: row.draft ?? '', subject: row.draft_subject, savedAt: row.draft_saved_at ?? clock.now() })
}
