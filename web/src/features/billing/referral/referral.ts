import type { Student } from '@labreach/contract/account'
import { freePlan, planByCode, referral } from '@labreach/contract/plans'

type Facts = Pick<Student, 'number_of_referrals' | 'subscription'>

/** Whether the student can still get the free week, which is given once. */
export const canEarnTrial = ({ free_trial_awarded: awarded }: Pick<Student, 'free_trial_awarded'>): boolean => !awarded

/** What is missing before the student can claim the free week; undefined if it can be claimed now. */
export function missingForTrial({ number_of_referrals: joined, subscription }: Facts): string | undefined {
  if (joined < referral.needed) return `${referral.needed - joined} more to go`
  if (planByCode(subscription).may('claimTrial')) return undefined
  return `Your week waits: you can claim it once you are on the ${freePlan.label}.`
}
