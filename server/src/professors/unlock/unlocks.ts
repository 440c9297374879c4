import type { Db } from '../../db/connection.ts'

export async function isUnlocked(db: Db, studentId: string, professorId: number): Promise<boolean> {
  const row = await db
    .selectFrom('relationships')
    .select('unlocked_at')
    .where('student_id', '=', studentId)
    .where('professor_id', '=', professorId)
    .executeTakeFirst()
  return Boolean(row?.unlocked_at)
}

export async function insertUnlock(tx: Db, studentId: string, professorId: number, now: Date): Promise<void> {
  await tx
    .insertInto('relationships')
    .values({ student_id: studentId, professor_id: professorId, unlocked_at: now })
    .onConflict((conflict) => conflict.columns(['student_id', 'professor_id']).doUpdateSet({ unlocked_at: now }))
    .execute()
}

/** The unlocks of all students. */
export async function countUnlocks(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('relationships')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('unlocked_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}
