import type { Db } from '../db/connection.ts'

/** Records in a relationship that the student wrote to the professor. The time of the first letter stays. */
export async function markWritten(tx: Db, studentId: string, professorId: number, at: Date): Promise<void> {
  await tx
    .updateTable('relationships')
    .set(({ fn, val }) => ({ first_email_at: fn.coalesce('first_email_at', val(at)) }))
    .where('student_id', '=', studentId)
    .where('professor_id', '=', professorId)
    .execute()
}
