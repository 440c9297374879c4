import type { Student } from '@labreach/contract/account'
import { planByCode, referral } from '@labreach/contract/plans'

type Facts = Pick<Student, 'free_trial_awarded' | 'number_of_referrals' | 'subscription'>

/** The week is given once; from then on nothing more is said of it. */
export const canEarnTrial = ({ free_trial_awarded: awarded }: Pick<Student, 'free_trial_awarded'>): boolean => !awarded

/** Enough referrals, and on a plan on which the week is not lost. */
export const canClaimTrial = (student: Facts): boolean =>
  canEarnTrial(student) &&
  student.number_of_referrals >= referral.needed &&
  planByCode(student.subscription).may('claimTrial')
