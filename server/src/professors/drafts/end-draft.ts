import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** @param savedAt version of the draft on which the letter is based; undefined if there was none. */
type SentLetter = { studentId: string; professorId: number; message: string; savedAt: Date | undefined }

/**
 * Deletes the draft of a letter that was sent: the draft on which the letter is based, or one with the same text. A
 * different draft, saved in another tab in the meantime, was never sent and remains.
 */
export async function endDraft(tx: Db, { studentId, professorId, message, savedAt }: SentLetter): Promise<void> {
  await tx
    .updateTable('relationships')
    .set({ draft: null, draft_subject: null, draft_answers: null, draft_saved_at: null })
    .where('student_id', '=', studentId)
    .where('professor_id', '=', professorId)
    .where((where) =>
      where.or([
        where(sql`btrim(draft, E' \\t\\r\\n')`, '=', message),
        ...(savedAt ? [where('draft_saved_at', '=', savedAt)] : []),
      ]),
    )
    .execute()
}
