import type { Db } from '../../db/connection.ts'

/**
 * Deletes the recipient addresses in letters to these professors. Subject and text belong to the student and remain.
 */
export async function forgetRecipients(tx: Db, professorIds: readonly number[]): Promise<void> {
  if (professorIds.length === 0) return
  await tx.updateTable('outreaches').set({ to_email: '' }).where('professor_id', 'in', professorIds).execute()
}
