import type { Db } from '../db/connection.ts'
import type { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { readAiUsesToday, isSpent, type Usage } from './quotas.ts'
import { lockStudent } from '../students/lock-student.ts'

/** Longer than the timeouts of the model (60 s and 20 s): an older reservation belongs to a process that crashed. */
const RESERVED_MS = 120_000

export type AiUse = {
  studentId: string
  kind: 'generate' | 'enhance'
  /** Creates the refusal if the daily AI quota is used up. */
  refuse: (limit: number, resetsAt: Date | null) => Refusal<'ai_limit'>
}

/**
 * Runs `work` as one use of the student's daily AI quota, which generating and enhancing share. The use is reserved
 * first and given back if the work fails: a failed call costs nothing, and concurrent calls never exceed the quota. A
 * reservation of a crashed process expires. Throws the refusal, or the error of `work`. If the clock jumped forward
 * during the work, the reservation may have expired and another call may have taken its use: then the result is refused
 * too.
 */
export async function spendAiUse<T>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { studentId, kind, refuse }: AiUse,
  work: () => Promise<T>,
): Promise<T> {
  const createRefusal = ({ limit, resetsAt }: Usage) => refuse(limit, resetsAt)
  const { use, plan } = await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const plan = await lockStudent(tx, studentId, now)
    const today = await readAiUsesToday(tx, studentId, plan, now)
    if (isSpent(today)) throw createRefusal(today)
    return { use: await insertAiUse(tx, studentId, kind, now), plan }
  })
  try {
    const result = await work()
    await db.transaction().execute(async (tx) => {
      const now = clock.now()
      await lockStudent(tx, studentId, now)
      await confirmAiUse(tx, studentId, use)
      // Checked against the plan of the reservation: a plan that ends during the work does not make it invalid.
      const today = await readAiUsesToday(tx, studentId, plan, now)
      if (today.used > today.limit) throw createRefusal(today)
    })
    return result
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

async function confirmAiUse(tx: Db, studentId: string, id: number): Promise<void> {
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
