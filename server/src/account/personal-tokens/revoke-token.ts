import type { Services } from '../../services.ts'
import { tokenUnknown } from '../errors.ts'

/** Revokes a personal token of this student at once. Throws token_unknown. */
export async function revokeToken(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { studentId, id }: { studentId: string; id: string },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: clock.now() })
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .where('scope', 'is not', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow(tokenUnknown)
}
