import type { Db } from '../../db/connection.ts'

type Session = { studentId: string; sessionId: string }

export async function selectProvedAt(db: Db, { studentId, sessionId }: Session): Promise<Date | null> {
  const found = await db
    .selectFrom('sessions')
    .select('proved_at')
    .where('student_id', '=', studentId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return found?.proved_at ?? null
}

/** Records that the student of a session has just proved their identity. */
export async function markProved(db: Db, { studentId, sessionId }: Session, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proved_at: now })
    .where('student_id', '=', studentId)
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
}
