import type { Db } from '../db/connection.ts'

/**
 * Deletes a student's row. Foreign keys delete the rows of all other tables that belong to the student, except of those
 * that may be spread over machines (db/layout.ts): the caller deletes these first.
 */
export async function deleteStudent(tx: Db, studentId: string): Promise<void> {
  await tx.deleteFrom('ai_sentences').where('student_id', '=', studentId).execute()
  await tx.deleteFrom('students').where('id', '=', studentId).execute()
}
