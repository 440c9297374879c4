import type { Db } from '../db/connection.ts'

/** Deletes the AI uses of a student whose account is being deleted; storeUses has stored those that still count. */
export async function deleteAiUses(tx: Db, studentId: string): Promise<void> {
  await tx.deleteFrom('ai_uses').where('student_id', '=', studentId).execute()
}
