import { z } from 'zod'
import { Done, endpoint } from './endpoint.ts'
import { limits } from './plans.ts'

export const PlanCode = z.enum(['F', 'B', 'P'])

export const academicLevels = [
  'high_school_freshman',
  'high_school_sophomore',
  'high_school_junior',
  'high_school_senior',
  'undergraduate',
  'graduate',
  'phd',
] as const
export const preferredDurations = ['summer', 'semester', 'year', 'flexible'] as const

/** How much of a limit is used, and when its next place comes free (null while places are left). */
export const Quota = z.object({ used: z.number(), limit: z.number(), resets_at: z.string().nullable() })
export type Quota = z.infer<typeof Quota>

export const Student = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string().nullable(),
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
  is_google_authenticated: z.boolean(),
  /** Signs in with Google and has no password here. */
  google_user: z.boolean(),
  google_email: z.string().nullable(),
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

/** The fields a student may change; everything else in a PATCH is ignored. */
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
    skills: wordList(100),
    key_interests: wordList(50),
    additional_interests: wordList(limits.interestsMax),
  })
  .partial()

export const getMe = endpoint({
  name: 'getMe',
  method: 'GET',
  path: '/api/auth/me/',
  who: 'student',
  summary: 'The signed-in student',
  answer: Student,
})

export const updateMe = endpoint({
  name: 'updateMe',
  method: 'PATCH',
  path: '/api/auth/me/',
  who: 'student',
  summary: 'Change profile fields; only those sent',
  body: ProfileChange,
  answer: Student,
  errorAsMessage: true,
})

export const AccountAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('change_password'), old_password: z.string().min(1), new_password: z.string() }),
  z.object({ action: z.literal('delete_account') }),
  z.object({ action: z.literal('claim_trial') }),
])

export const actOnMe = endpoint({
  name: 'actOnMe',
  method: 'POST',
  path: '/api/auth/me/',
  who: 'student',
  summary: 'Change the password, delete the account or claim the referral trial',
  body: AccountAction,
  answer: Done,
  errors: { wrong_password: 400, weak_password: 400, trial_unavailable: 409 },
  errorAsMessage: true,
})

export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/auth/password-reset/',
  who: 'anyone',
  summary: 'Mail a reset link; known and unknown addresses are answered alike',
  body: z.object({ email: z.string().max(320) }),
  answer: Done,
  errors: { mail_failed: 502 },
})

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password/',
  who: 'anyone',
  summary: 'Set a new password with a token from the mail',
  body: z.object({ token: z.string(), password: z.string() }),
  answer: Done,
  errors: { reset_token_invalid: 400, weak_password: 400 },
})
