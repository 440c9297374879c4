import type { Db } from '../db/connection.ts'
import { holdStudent } from '../quotas/quotas.ts'
import { requirePlan } from '../quotas/require-plan.ts'

/**
 * Locks the student's row until the transaction ends, so that one student's changes come one after the other: no two of
 * them can both be the first template, take the same name, or each leave another default. Throws plan_required unless the
 * plan in force has templates of one's own, and session_ended.
 */
export async function holdTemplates(tx: Db, studentId: string, now: Date): Promise<void> {
  await holdStudent(tx, studentId, now)
  await requirePlan(tx, studentId, 'templates', now)
}
