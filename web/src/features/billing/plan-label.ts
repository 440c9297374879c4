import type { Student } from '@labreach/contract/account'
import { plans, TRIAL_STUDENT_LABEL, type Plan } from '@labreach/contract/plans'

type Subscribed = Pick<Student, 'subscription' | 'current_free_trial'>

/** The plan in force; undefined for a value that this page does not know, as an older browser tab may meet. */
export function planOf({ subscription }: Pick<Student, 'subscription'>): Plan | undefined {
  return Object.hasOwn(plans, subscription) ? plans[subscription] : undefined
}

/** How the sidebar names a student. */
export function planLabel(student: Subscribed): string {
  return student.current_free_trial ? TRIAL_STUDENT_LABEL : (planOf(student)?.studentLabel ?? 'Unknown Plan')
}

/** Whether there is something to buy: for Free, and during a trial. */
export const canUpgrade = ({ subscription, current_free_trial }: Subscribed): boolean =>
  subscription === 'F' || current_free_trial
