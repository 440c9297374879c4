import type { Student } from '@labreach/contract/account'
import { planByCode, TRIAL_STUDENT_LABEL } from '@labreach/contract/plans'

type Subscribed = Pick<Student, 'subscription' | 'current_free_trial'>

/** The label of a student in the sidebar. */
export function planLabel(student: Subscribed): string {
  return student.current_free_trial ? TRIAL_STUDENT_LABEL : planByCode(student.subscription).studentLabel
}

/** Whether a student can buy a plan: if the plan in force allows it, and during a trial. */
export const canUpgrade = ({ subscription, current_free_trial }: Subscribed): boolean =>
  planByCode(subscription).may('upgrade') || current_free_trial
