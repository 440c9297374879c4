import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

type Returned = { studentId: string; professorId: number; subject: string; draft: string }

/** Makes the text of a letter that has not left the draft again, unless the student has written another one since. */
export async function restoreDraft(tx: Db, returned: Returned, now: Date): Promise<void> {
  const { studentId, professorId, subject, draft } = returned
  await tx
    .updateTable('relationships')
    .set({
      draft,
      draft_subject: subject,
      draft_saved_at: sql<Date>`greatest(${now}, draft_saved_at + interval '1 millisecond')`,
    })
    .where('student_id', '=', studentId)
    .where('professor_id', '=', professorId)
    .where((where) => where.or([where('draft', 'is', null), where('draft', '=', '')]))
    .execute()
}
