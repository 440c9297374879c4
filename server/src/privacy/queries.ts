import type { Db } from '../db/connection.ts'
import { planFacts } from '../quotas/plan-in-force.ts'

/** Everything that belongs to the student goes with the row, by its foreign keys. */
export async function deleteStudent(tx: Db, studentId: string): Promise<void> {
  await tx.deleteFrom('students').where('id', '=', studentId).execute()
}

export function selectSessions(db: Db, studentId: string) {
  return db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at', 'revoked_at'])
    .where('student_id', '=', studentId)
    .orderBy('created_at')
    .execute()
}

/** When the account was made and how, as far as the profile does not say it. */
export function selectBeginnings(db: Db, studentId: string) {
  return db
    .selectFrom('students')
    .leftJoin('google_grants', 'google_grants.student_id', 'students.id')
    .select(['created_at', 'signed_up_with_google', ...planFacts, 'referred_by'])
    .select(['google_grants.email as google_email', 'google_grants.connected_at as google_connected_at'])
    .where('students.id', '=', studentId)
    .executeTakeFirstOrThrow()
}
