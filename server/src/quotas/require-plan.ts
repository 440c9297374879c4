import type { Feature } from '@labreach/contract/plan'
import { soldPlans, cheapestPaidPlan } from '@labreach/contract/plans'
import type { Db } from '../db/connection.ts'
import { planRequired } from './errors.ts'
import { readPlan } from '../students/read-plan.ts'

/** Throws plan_required unless the plan in force has the feature. Takes no lock, since it counts nothing. */
export async function requirePlan(db: Db, studentId: string, feature: Feature, now: Date): Promise<void> {
  const plan = await readPlan(db, studentId, now)
  if (plan?.may(feature)) return
  const { label } = soldPlans.find((sold) => sold.may(feature)) ?? cheapestPaidPlan
  throw planRequired(label)
}
