import type { Quota, Student } from '@labreach/contract/account'
import { academicLevels, preferredDurations } from '@labreach/contract/choices'
import { isPlan, type PlanCode } from '@labreach/contract/plans'
import { absentOr, isBoolean, isNumber, isRecord, isString, listOf, nullOr, oneOf, withFields } from './guards.ts'

const isQuota = withFields<Quota>({
  used: isNumber,
  limit: isNumber,
  resets_at: nullOr(isString),
  next_at: absentOr(isString),
})

type Mailbox = NonNullable<Student['mailbox']>

/** A record, so that the compiler requires every provider of the contract here. */
const providers: Record<Mailbox['provider'], true> = { microsoft: true }

/**
 * Whether a stored value is a complete student. The type makes the compiler require every field of the contract here.
 */
const isStudent = withFields<Student>({
  id: isString,
  username: isString,
  email: nullOr(isString),
  email_verified: isBoolean,
  pending_email: nullOr(isString),
  first_name: isString,
  last_name: isString,
  school: isString,
  major: isString,
  academic_level: nullOr(oneOf(...academicLevels)),
  gpa: nullOr(isNumber),
  preferred_duration: nullOr(oneOf(...preferredDurations)),
  internship_type: isString,
  skills: listOf(isString),
  availability: isString,
  resume: nullOr(isString),
  resume_name: nullOr(isString),
  key_interests: listOf(isString),
  additional_interests: listOf(isString),
  subscription: (value): value is PlanCode => isString(value) && isPlan(value),
  subscription_is_paid: isBoolean,
  subscription_ends: nullOr(isString),
  past_due_until: nullOr(isString),
  has_customer_portal: isBoolean,
  is_google_authenticated: isBoolean,
  google_user: isBoolean,
  google_email: nullOr(isString),
  mailbox: absentOr(
    withFields<Mailbox>({
      provider: (value): value is Mailbox['provider'] => isString(value) && Object.hasOwn(providers, value),
      address: isString,
      is_expired: isBoolean,
      resume_too_large: absentOr(isBoolean),
    }),
  ),
  has_passkey: isBoolean,
  current_free_trial: isBoolean,
  trial_ends: nullOr(isString),
  free_trial_awarded: isBoolean,
  number_of_referrals: isNumber,
  number_of_professors_shown_week: isNumber,
  max_professors_per_week: isNumber,
  quotas: withFields<Student['quotas']>({
    unlocks_week: isQuota,
    unlocks_total: isQuota,
    emails_day: isQuota,
    ai_day: isQuota,
  }),
})

/**
 * Reads a stored student; null if it does not have the fields of one. An entry of an older build does not say whether the
 * plan is paid, which the server's answer says a moment later, or when there is a connection again.
 */
export function readStudent(stored: unknown): Student | null {
  if (!isRecord(stored)) return null
  const student = { subscription_is_paid: stored.has_customer_portal === true, ...stored }
  return isStudent(student) ? student : null
}
