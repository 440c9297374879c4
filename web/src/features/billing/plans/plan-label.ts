import type { Student } from '@labreach/contract/account'
import { planByCode, TRIAL_STUDENT_LABEL } from '@labreach/contract/plans'

type Subscribed = Pick<Student, 'subscription' | 'current_free_trial'>

/** How the sidebar names a student. */
export function planLabel(student: Subscribed): string {
  return student.current_free_trial ? TRIAL_STUDENT_LABEL : planByCode(student.subscription).studentLabel
}

/** Whether there is something to buy: where the plan says so, and during a trial. */
export const canUpgrade = ({ subscription, current_free_trial }: Subscribed): boolean =>
  planByCode(subscription).may('upgrade') || current_free_trial
