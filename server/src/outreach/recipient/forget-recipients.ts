import type { Db } from '../../db/connection.ts'

/**
 * Forgets at which address professors were reached, in letters and in what was looked up. Subject and text of a letter are
 * the student's own and stay.
 */
export async function forgetRecipients(tx: Db, professorIds: readonly number[]): Promise<void> {
  await tx.updateTable('outreaches').set({ to_email: '' }).where('professor_id', 'in', professorIds).execute()
  await tx.deleteFrom('email_lookups').where('professor_id', 'in', professorIds).execute()
}
