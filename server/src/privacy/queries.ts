import type { Db } from '../db/connection.ts'
import { planFacts } from '../students/plan-in-force.ts'

export function selectSessions(db: Db, studentId: string) {
  return db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at', 'revoked_at'])
    .where('student_id', '=', studentId)
    .orderBy('created_at')
    .execute()
}

/** When and how the account was created, as far as the profile does not contain it. */
export function selectBeginnings(db: Db, studentId: string) {
  return db
    .selectFrom('students')
    .select(['created_at', 'signed_up_with_google', ...planFacts, 'referred_by'])
    .where('students.id', '=', studentId)
    .executeTakeFirstOrThrow()
}
