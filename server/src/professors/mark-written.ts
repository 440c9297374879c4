import type { Db } from '../db/connection.ts'
import { endMentorLinks } from '../students/mentor-links.ts'

/** `approvedAt`: when the student approved a letter that was held; null for one that was not. */
type Written = { studentId: string; professorId: number; approvedAt: Date | null }

/**
 * Records in a relationship that the student wrote to the professor. The time of the first letter stays. The links by
 * which mentors read the draft of the letter end; those that were made while it was held are to another draft.
 */
export async function markWritten(tx: Db, { studentId, professorId, approvedAt }: Written, at: Date): Promise<void> {
  await tx
    .updateTable('relationships')
    .set(({ fn, val }) => ({ first_email_at: fn.coalesce('first_email_at', val(at)) }))
    .where('student_id', '=', studentId)
    .where('professor_id', '=', professorId)
    .execute()
  await endMentorLinks(tx, { studentId, professorId, by: 'letter', madeUntil: approvedAt }, at)
}
