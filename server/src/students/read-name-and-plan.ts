import type { Db } from '../db/connection.ts'
import { planColumns, findPlanInForce, type PlanInForce } from './plan-in-force.ts'

/** `fullName`: first and last name, '' if neither is known. */
export type StudentSummary = { fullName: string; plan: PlanInForce }

/** Name and plan in force of a student, in one statement; null if the account is gone. */
export async function readNameAndPlan(db: Db, studentId: string, now: Date): Promise<StudentSummary | null> {
  const row = await db
    .selectFrom('students')
    .select(['first_name', 'last_name', ...planColumns])
    .where('id', '=', studentId)
    .executeTakeFirst()
  return row ? { fullName: `${row.first_name} ${row.last_name}`.trim(), plan: findPlanInForce(row, now) } : null
}
