import type { Db } from '../db/connection.ts'

/** Deletes the letters of a student whose account is being deleted, and the reports of them. */
export async function deleteLetters(tx: Db, studentId: string): Promise<void> {
  await tx.deleteFrom('letter_reports').where('student_id', '=', studentId).execute()
  await tx.deleteFrom('outreaches').where('student_id', '=', studentId).execute()
}
