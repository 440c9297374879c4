import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** @param savedAt version of the draft that the letter was written upon, where there was one. */
type Sent = { studentId: string; professorId: number; message: string; savedAt: Date | undefined }

/**
 * Ends the draft that has become a letter: the one it was written upon, or one with the same text. Another one, saved
 * elsewhere meanwhile, was never sent and stays.
 */
export async function endDraft(tx: Db, { studentId, professorId, message, savedAt }: Sent): Promise<void> {
  await tx
    .updateTable('relationships')
    .set({ draft: null, draft_subject: null, draft_saved_at: null })
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
