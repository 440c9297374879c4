import type { Student } from '@labreach/contract/account'
import { planByCode, referral } from '@labreach/contract/plans'

type Facts = Pick<Student, 'free_trial_awarded' | 'number_of_referrals' | 'subscription'>

/** Whether the student can still get the free week, which is given once. */
export const canEarnTrial = ({ free_trial_awarded: awarded }: Pick<Student, 'free_trial_awarded'>): boolean => !awarded

/** Whether the student can claim the free week now: with enough referrals, and on a plan below the trial's. */
export const canClaimTrial = (student: Facts): boolean =>
  canEarnTrial(student) &&
  student.number_of_referrals >= referral.needed &&
  planByCode(student.subscription).may('claimTrial')
