import type { Db } from '../db/connection.ts'

/** Deletes the templates of a student whose account is being deleted. */
export async function deleteTemplates(tx: Db, studentId: string): Promise<void> {
  await tx.deleteFrom('templates').where('student_id', '=', studentId).execute()
}
