import type { Answers } from '@labreach/contract/professors'
import type { Services } from '../../services.ts'
import { draftChanged, locked, professorUnknown } from '../errors.ts'
import { selectDraft, toDraft, updateDraft, type Draft } from './queries.ts'

/**
 * @param subject undefined leaves the stored subject unchanged, and so do undefined answers.
 * @param basedOn version of the draft on which this text is based; null: no draft yet; undefined: replace any version.
 */
type DraftInput = {
  draft: string
  subject?: string | undefined
  answers?: Answers | undefined
  basedOn: Date | null | undefined
}

/**
 * Saves the draft of a letter to an unlocked professor and returns it with its version. Throws professor_unknown,
 * locked, and draft_changed, which contains the draft that was saved in the meantime.
 */
export async function saveDraft(
  { db, clock, catalogue }: Pick<Services, 'db' | 'clock' | 'catalogue'>,
  studentId: string,
  professorId: number,
  { draft, subject, answers, basedOn }: DraftInput,
): Promise<Draft> {
  if (!catalogue.has(professorId)) throw professorUnknown()
  const saved = await updateDraft(db, { studentId, professorId, draft, subject, answers, basedOn, now: clock.now() })
  if (saved) return saved
  const row = await selectDraft(db, studentId, professorId)
  if (!row?.unlocked_at) throw locked()
  throw draftChanged(toDraft(row) ?? { draft: '', subject: null, answers: null, savedAt: clock.now() })
}
