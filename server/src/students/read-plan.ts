import type { Db } from '../db/connection.ts'
import { planColumns, findPlanInForce, type PlanInForce } from './plan-in-force.ts'

/** The plan in force; null if the account is gone. It locks nothing: an operation that spends a use calls `lockStudent`. */
export async function readPlan(db: Db, studentId: string, now: Date): Promise<PlanInForce | null> {
  const student = await db.selectFrom('students').select(planColumns).where('id', '=', studentId).executeTakeFirst()
  return student ? findPlanInForce(student, now) : null
}
