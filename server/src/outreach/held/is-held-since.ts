import type { Db } from '../../db/connection.ts'

type Relationship = { studentId: string; professorId: number }

/** Whether a letter to the professor is held, or just leaving, that the student approved at this time or later. */
export async function isHeldSince(db: Db, { studentId, professorId }: Relationship, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('outreaches')
    .select('id')
    .where('student_id', '=', studentId)
    .where('professor_id', '=', professorId)
    .where('state', 'in', ['held', 'sending'])
    .where('approved_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
