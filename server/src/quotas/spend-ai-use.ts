import type { Db } from '../db/connection.ts'
import type { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import { aiUsesToday, holdStudent, isSpent, type Usage } from './quotas.ts'

/** Longer than the model may take (60 s): a reservation so old is of a process that died. */
const RESERVED_MS = 120_000

export type AiUse = {
  studentId: string
  kind: 'generate' | 'enhance'
  /** What a student hears whose pool of the day is empty. */
  refuse: (limit: number, resetsAt: Date | null) => Refusal
}

/**
 * Does `work` with the language model as one use of the student's pool, which generating and enhancing share. The use is
 * reserved before and given back when the work fails, so that a failed call costs nothing and many at once never exceed
 * the pool; one whose process dies lapses. Throws what `refuse` makes, and whatever the work throws. Where a clock that was
 * set forward had the reservation lapse meanwhile, and others took its place, the answer is refused as well.
 */
export async function spendAiUse<T>(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { studentId, kind, refuse }: AiUse,
  work: () => Promise<T>,
): Promise<T> {
  const refused = ({ limit, resetsAt }: Usage) => refuse(limit, resetsAt)
  const { use, plan } = await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const plan = await holdStudent(tx, studentId, now)
    const today = await aiUsesToday(tx, studentId, plan, now)
    if (isSpent(today)) throw refused(today)
    return { use: await insertAiUse(tx, studentId, kind, now), plan }
  })
  try {
    const answer = await work()
    await db.transaction().execute(async (tx) => {
      const now = clock.now()
      await holdStudent(tx, studentId, now)
      await keepAiUse(tx, studentId, use)
      // By the plan that it was reserved under: one that ended meanwhile takes nothing back.
      const today = await aiUsesToday(tx, studentId, plan, now)
      if (today.used > today.limit) throw refused(today)
    })
    return answer
  } catch (error) {
    await deleteAiUse(db, studentId, use)
    throw error
  }
}

async function insertAiUse(tx: Db, studentId: string, kind: AiUse['kind'], now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('ai_uses')
    .values({
      student_id: studentId,
      kind,
      used_at: now,
      reserved_until: new Date(now.getTime() + RESERVED_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function keepAiUse(tx: Db, studentId: string, id: number): Promise<void> {
  await tx
    .updateTable('ai_uses')
    .set({ reserved_until: null })
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .execute()
}

async function deleteAiUse(db: Db, studentId: string, id: number): Promise<void> {
  await db.deleteFrom('ai_uses').where('student_id', '=', studentId).where('id', '=', id).execute()
}
