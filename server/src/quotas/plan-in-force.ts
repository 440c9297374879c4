import { plans, type Plan, type PlanCode } from '@labreach/contract/plans'

export type PlanFacts = { paid_plan: string; paid_until: Date | null; trial_ends: Date | null }

export type PlanInForce = { code: PlanCode; limits: Plan; onTrial: boolean }

/**
 * The plan whose limits count at `now`. Both a paid period and a trial simply run out: nothing has to happen for a
 * student to be back on Free. A paid plan without an end was granted until further notice.
 */
export function planInForce(student: PlanFacts, now: Date): PlanInForce {
  const paid = student.paid_plan as PlanCode
  const isPaid = paid !== 'F' && (student.paid_until === null || student.paid_until > now)
  const onTrial = !isPaid && student.trial_ends !== null && student.trial_ends > now
  const code = isPaid ? paid : onTrial ? 'B' : 'F'
  return { code, limits: plans[code], onTrial }
}
