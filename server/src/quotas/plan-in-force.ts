import type { Plan } from '@labreach/contract/plan'
import { basePlan, planByCode, trialPlan, type PlanCode } from '@labreach/contract/plans'

/** What the plan in force is worked out from; `paid_*` is the payment provider's word, `granted_*` an operator's. */
export const planFacts = ['paid_plan', 'paid_until', 'granted_plan', 'granted_until', 'trial_ends'] as const

export type PlanFacts = {
  paid_plan: string
  paid_until: Date | null
  granted_plan: string
  granted_until: Date | null
  trial_ends: Date | null
}

export type PlanInForce = Plan<PlanCode> & { onTrial: boolean }

/**
 * The plan whose limits count at `now`: the paid one while it lasts, else a granted one, else the trial's while a trial
 * lasts. All of them simply run out: nothing has to happen for a student to be back on the base plan. Without an end a
 * plan is until further notice.
 */
export function planInForce(student: PlanFacts, now: Date): PlanInForce {
  const isOn = (plan: string, until: Date | null) => planByCode(plan).hasTerm && (until === null || until > now)
  const isPaid = isOn(student.paid_plan, student.paid_until)
  const isGranted = isOn(student.granted_plan, student.granted_until)
  const onTrial = !isPaid && !isGranted && student.trial_ends !== null && student.trial_ends > now
  if (!isPaid && !isGranted) return { ...(onTrial ? trialPlan : basePlan), onTrial }
  const plan = planByCode(isPaid ? student.paid_plan : student.granted_plan)
  // The database takes no other codes than the table's.
  return { ...(plan as Plan<PlanCode>), onTrial }
}
