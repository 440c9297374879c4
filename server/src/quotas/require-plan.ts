import type { Plan } from '@labreach/contract/plans'
import type { Db } from '../db/connection.ts'
import { Refusal } from '../refusal.ts'
import { readPlan } from './read-plan.ts'

/** What a plan has or has not, uncounted. */
type Part = { [Key in keyof Plan]: Plan[Key] extends boolean ? Key : never }[keyof Plan]

/** Throws plan_required unless the plan in force has `part`. Holds nothing: there is no count that could be overtaken. */
export async function requirePlan(db: Db, studentId: string, part: Part, now: Date): Promise<void> {
  const plan = await readPlan(db, studentId, now)
  if (!plan?.limits[part])
    throw new Refusal('plan_required', 'This is part of the Basic Plan. Please visit the pricing page to upgrade.')
}
