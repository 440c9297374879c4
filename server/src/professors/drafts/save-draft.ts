import type { World } from '../../world.ts'
import { draftChanged, locked, professorUnknown } from '../errors.ts'
import { selectDraft, updateDraft, type Draft } from './queries.ts'

/** @param basedOn the time of the draft this text was written upon, null for none, undefined to replace any. */
type Text = { draft: string; basedOn: Date | null | undefined }

/**
 * Saves the draft of a letter to an unlocked professor; answers it with its time. Throws professor_unknown, locked, and
 * draft_changed, which carries the draft that was saved meanwhile.
 */
export async function saveDraft(
  { db, clock, catalogue }: Pick<World, 'db' | 'clock' | 'catalogue'>,
  studentId: string,
  professorId: number,
  { draft, basedOn }: Text,
): Promise<Draft> {
  if (!catalogue.has(professorId)) throw professorUnknown()
  const savedAt = await updateDraft(db, { studentId, professorId, draft, basedOn, now: clock.now() })
  if (savedAt) return { draft, savedAt }
  const row = await selectDraft(db, studentId, professorId)
  if (!row?.unlocked_at) throw locked()
  throw draftChanged({ draft: row.draft ?? '', savedAt: row.draft_saved_at ?? clock.now() })
}
