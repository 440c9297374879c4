import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { endMentorLinks } from '../../students/mentor-links.ts'

type Returned = { studentId: string; professorId: number; subject: string; draft: string; approvedAt: Date | null }

/**
 * Makes the text of a letter that has not left the draft again, unless the student has written another one since: then
 * the links by which mentors read it end, or they would open that one.
 */
export async function restoreDraft(tx: Db, returned: Returned, now: Date): Promise<void> {
  const { studentId, professorId, subject, draft, approvedAt } = returned
  const { numUpdatedRows } = await tx
    .updateTable('relationships')
    .set({
      draft,
      draft_subject: subject,
      draft_saved_at: sql<Date>`greatest(${now}, draft_saved_at + interval '1 millisecond')`,
    })
    .where('student_id', '=', studentId)
    .where('professor_id', '=', professorId)
    .where((where) => where.or([where('draft', 'is', null), where('draft', '=', '')]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    await endMentorLinks(tx, { studentId, professorId, by: 'letter', madeUntil: approvedAt }, now)
}
