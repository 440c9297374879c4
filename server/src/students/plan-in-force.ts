import type { Plan } from '@labreach/contract/plan'
import { freePlan, planByCode, trialPlan, type PlanCode } from '@labreach/contract/plans'

/** The columns that decide the plan in force. `paid_*` comes from the payment provider, `granted_*` from an operator. */
export const planColumns = ['paid_plan', 'paid_until', 'granted_plan', 'granted_until', 'trial_ends'] as const

export type PlanFacts = {
  paid_plan: string
  paid_until: Date | null
  granted_plan: string
  granted_until: Date | null
  trial_ends: Date | null
}

/** A plan with a term that is neither paid nor the trial's was granted. */
export type PlanInForce = Plan<PlanCode> & { onTrial: boolean; isPaid: boolean }

/**
 * The plan whose limits apply at `now`: the paid plan if it has not ended, else the granted one, else the trial's, else
 * the free plan. A plan ends by its date alone, without a job. A plan with no end date has no end.
 */
export function findPlanInForce(student: PlanFacts, now: Date): PlanInForce {
  const isOn = (plan: string, until: Date | null) => planByCode(plan).canEnd && (until === null || until > now)
  const isPaid = isOn(student.paid_plan, student.paid_until)
  const isGranted = isOn(student.granted_plan, student.granted_until)
  const onTrial = !isPaid && !isGranted && student.trial_ends !== null && student.trial_ends > now
  if (!isPaid && !isGranted) return { ...(onTrial ? trialPlan : freePlan), onTrial, isPaid }
  const plan = planByCode(isPaid ? student.paid_plan : student.granted_plan)
  // A check in the database allows only the codes of the plan table.
  return { ...(plan as Plan<PlanCode>), onTrial, isPaid }
}
