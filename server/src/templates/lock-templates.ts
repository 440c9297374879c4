import type { Db } from '../db/connection.ts'
import { lockStudent } from '../students/lock-student.ts'
import { requirePlan } from '../quotas/require-plan.ts'

/**
 * Locks the student's row until the transaction ends. Changes to the templates of one student then run one after the
 * other: two of them cannot both add the first template, use the same name or set two defaults. Throws plan_required
 * unless the plan in force includes templates, and session_ended.
 */
export async function lockTemplates(tx: Db, studentId: string, now: Date): Promise<void> {
  await lockStudent(tx, studentId, now)
  await requirePlan(tx, studentId, 'templates', now)
}
