import { z } from 'zod'
import { academicLevels, preferredDurations } from '../choices.ts'
import { limits, plans } from '../plans.ts'
import { Passkey } from './passkey.ts'
import { Done } from './responses.ts'
import type { CallSchemas } from './call-schemas.ts'

export const PlanCode = z.enum(plans.codes)

/** How much of a limit is used, and when the next use is available (null while some are left). */
export const Quota = z.object({
  used: z.number(),
  limit: z.number(),
  resets_at: z.string().nullable(),
  /** Only of the unlocks of the week: when one more is available, while some are used and some are left. */
  next_at: z.string().optional(),
})
export type Quota = z.infer<typeof Quota>

export const Student = z.object({
  id: z.string(),
  username: z.string(),
  /**
   * The account's address: that of a connected Google account, else the confirmed one, else a username that is an
   * address.
   */
  email: z.string().nullable(),
  /** Whether mails of the account (for example password resets) are sent to that address. */
  email_verified: z.boolean(),
  /** A new address that is not confirmed yet. */
  pending_email: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  school: z.string(),
  major: z.string(),
  academic_level: z.enum(academicLevels).nullable(),
  gpa: z.number().nullable(),
  preferred_duration: z.enum(preferredDurations).nullable(),
  internship_type: z.string(),
  skills: z.array(z.string()),
  availability: z.string(),
  /** Short-lived signed URL of the resume, null without one. */
  resume: z.string().nullable(),
  resume_name: z.string().nullable(),
  key_interests: z.array(z.string()),
  additional_interests: z.array(z.string()),
  /** The plan in force: a running trial reads B. */
  subscription: PlanCode,
  /** Whether the student pays for the plan in force; false for Free, a trial, and a plan that an operator granted. */
  subscription_is_paid: z.boolean(),
  /** The end of a paid plan that does not renew, or of a granted one; null if it has no end or there is none. */
  subscription_ends: z.string().nullable(),
  /** The end of the plan after a failed payment; null once it is paid. May be in the past. */
  past_due_until: z.string().nullable(),
  /** Whether the student has a customer portal at the payment provider, also after the plan has ended. */
  has_customer_portal: z.boolean(),
  is_google_authenticated: z.boolean(),
  /** Signs in with Google and has no password here. */
  google_user: z.boolean(),
  google_email: z.string().nullable(),
  /** A connected mailbox of another provider than Google; absent without one. */
  mailbox: z
    .object({
      provider: z.enum(['microsoft']),
      address: z.string(),
      /** The provider has ended the access: the student has to connect it again. */
      is_expired: z.boolean(),
      /** The mailbox takes no letter with the resume of the student. */
      resume_too_large: z.boolean().optional(),
    })
    .optional()
    .meta({ setting: 'microsoft' }),
  /** Whether a passkey signs in here. */
  has_passkey: z.boolean(),
  current_free_trial: z.boolean(),
  trial_ends: z.string().nullable(),
  free_trial_awarded: z.boolean(),
  number_of_referrals: z.number(),
  number_of_professors_shown_week: z.number(),
  max_professors_per_week: z.number(),
  quotas: z.object({ unlocks_week: Quota, unlocks_total: Quota, emails_day: Quota, ai_day: Quota }),
})
export type Student = z.infer<typeof Student>

const shortText = z.string().trim().max(200)
const wordList = (max: number) => z.array(z.string().trim().min(1).max(100)).max(max)

/** The fields that a student may change; other fields of a PATCH are ignored. */
export const ProfileChange = z
  .object({
    first_name: shortText,
    last_name: shortText,
    school: shortText,
    major: shortText,
    academic_level: z.enum(academicLevels).nullable(),
    gpa: z.number().min(0).max(limits.gpaMax).multipleOf(0.01).nullable(),
    preferred_duration: z.enum(preferredDurations).nullable(),
    internship_type: shortText,
    availability: z.string().trim().max(2_000),
    skills: wordList(limits.skillsMax),
    key_interests: wordList(limits.keyInterestsMax),
    additional_interests: wordList(limits.interestsMax),
  })
  .partial()

const Secret = z.string().max(10_000)

export const AccountAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('change_password'), old_password: Secret, new_password: Secret }),
  z.object({ action: z.literal('delete_account') }),
  z.object({ action: z.literal('claim_trial') }),
])

/** The schemas of each call, by its name. */
export const schemas = {
  getMe: { response: Student },
  updateMe: {
    body: ProfileChange,
    response: Student,
  },
  proveIdentity: {
    body: z.object({ password: Secret }),
    response: Done,
  },
  actOnMe: {
    body: AccountAction,
    /** A changed password ends all sessions; these are the tokens of a new one. */
    response: Done.extend({ access_token: z.string().optional(), refresh_token: z.string().optional() }),
  },
  requestPasswordReset: {
    body: z.object({ email: z.string().trim().max(320) }),
    response: Done,
  },
  resetPassword: {
    body: z.object({ token: z.string().max(200), password: Secret }),
    /** The passkeys that still sign in; this browser may remove them for 15 minutes. */
    response: Done.extend({ passkeys: z.array(Passkey).optional() }),
  },
  requestEmailChange: {
    body: z.object({ email: z.string().trim().max(320) }),
    response: Student,
  },
  confirmEmail: {
    body: z.object({ token: z.string().max(200) }),
    response: z.object({ email: z.string() }),
  },
  downloadMyData: { response: 'file' },
  downloadProfile: { response: 'file' },
} satisfies Record<string, CallSchemas>
