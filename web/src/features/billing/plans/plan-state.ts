import type { Student } from '@labreach/contract/account'
import { planByCode, trialPlan } from '@labreach/contract/plans'
import { date, dollars, time } from '../../../ui/text/text.ts'

type Facts = Pick<
  Student,
  'subscription' | 'subscription_is_paid' | 'subscription_ends' | 'past_due_until' | 'current_free_trial' | 'trial_ends'
>

/** A sentence about the end or the renewal of the plan in force, or undefined. */
export function planState(student: Facts): string | undefined {
  const { subscription, subscription_ends: ends, trial_ends: trialEnds } = student
  if (student.current_free_trial && trialEnds) {
    return `Your free trial runs until ${time(trialEnds)}. Upgrade before then and the ${trialPlan.label} goes on without a break.`
  }
  const plan = planByCode(subscription)
  if (!plan.canEnd) return trialEnds ? `Your free trial ended on ${date(trialEnds)}.` : undefined
  if (!plan.isKnown) return undefined
  if (!student.subscription_is_paid)
    return `It was given to you${ends ? ` until ${date(ends)}` : ''}: nothing is charged for it.`
  // The banner on every page shows it.
  if (student.past_due_until) return undefined
  if (ends) return `It is yours until ${date(ends)} and does not renew. Nothing you have is deleted then.`
  return `${dollars(plan.pricePerMonth)} per month, renewed until you cancel.`
}
