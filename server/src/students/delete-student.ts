import type { Db } from '../db/connection.ts'

/** Deletes a student's row. Foreign keys delete the rows of all other tables that belong to the student. */
export async function deleteStudent(tx: Db, studentId: string): Promise<void> {
  await tx.deleteFrom('students').where('id', '=', studentId).execute()
}
