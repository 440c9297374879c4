import { createPlans, type PlanFacts } from './plan.ts'

/** Every number of the business, once. Numbers: `constants.json` of the specification. */

/** The value that the specification shows as "unlimited". */
export const UNLIMITED = 100_000_000

const basic: PlanFacts = {
  name: 'Basic',
  summary: 'Full access to email templates and AI features',
  pricePerMonth: 3,
  sold: true,
  listed: true,
  limits: {
    emailsPerDay: 50,
    unlocksPerWeek: 99,
    totalUnlocked: UNLIMITED,
    visibleProfessors: UNLIMITED,
    aiUsesPerDay: UNLIMITED,
    resumesPerDay: UNLIMITED,
  },
  features: ['recipientLookup', 'publications', 'templates'],
}

/** The plan table. A plan is added by its row, its code in the database's checks, and the texts that name it. */
export const planTable = {
  F: {
    name: 'Free',
    summary: 'Limited features, basic access',
    pricePerMonth: 0,
    sold: false,
    listed: true,
    limits: {
      emailsPerDay: 1,
      unlocksPerWeek: 9,
      totalUnlocked: 30,
      visibleProfessors: 300,
      aiUsesPerDay: 4,
      resumesPerDay: 3,
    },
    features: ['upgrade', 'claimTrial', 'seeWeeklyUnlocks'],
  },
  B: basic,
  /** Known by name only, with every limit of Basic (PLAN-4). */
  P: {
    ...basic,
    name: 'Premium',
    summary: 'Complete access to all premium features',
    sold: false,
    listed: false,
    features: [...basic.features, 'seeWeeklyUnlocks'],
  },
} satisfies Record<string, PlanFacts>

export type PlanCode = keyof typeof planTable

export const plans = createPlans<PlanCode>(planTable, { base: 'F', trial: 'B' })
export const { isPlan, planByCode, basePlan, trialPlan, listedPlans, soldPlans, upgradePlan } = plans

export const TRIAL_STUDENT_LABEL = 'Free Trial Plan Student'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
export const WEEK_MS = 7 * DAY_MS

export const payments = {
  currency: 'USD',
  /** How long Basic stays after a payment that failed, or while word of a renewal is late. */
  graceMs: 3 * DAY_MS,
  /** How long the page after a checkout asks again while a payment is in progress, and how often. */
  verifyForMs: 30_000,
  verifyEveryMs: 2_000,
  /** How often everybody's plan is compared with the payment provider. */
  reconcileEveryMs: DAY_MS,
} as const

export const referral = {
  /** Referred students who have connected a Google account. */
  needed: 3,
  /** How long the trial of Basic lasts that they earn, once. */
  trialMs: WEEK_MS,
} as const

export const session = {
  accessTokenMs: 15 * 60_000,
  refreshTokenMs: 30 * DAY_MS,
  revalidateAfterMs: 30 * 60_000,
  temporaryTokenMs: DAY_MS,
  googleFlowMs: 10 * 60_000,
  loginCodeMs: 120_000,
  redirectAfterLoginMs: 1_000,
  /** How long a session counts as having just proved who its student is. */
  proofMs: 5 * 60_000,
  /** A link in a password reset mail. */
  resetTokenMs: 30 * 60_000,
  /** A link in a mail that confirms an address. */
  emailTokenMs: DAY_MS,
} as const

export const limits = {
  usernameMin: 3,
  usernameMax: 150,
  passwordMin: 8,
  passwordMaxBytes: 1_000,
  interestsMax: 10,
  keyInterestsMax: 50,
  skillsMax: 100,
  gpaMax: 4,
  resumeMaxBytes: 10 * 1024 * 1024,
  resumeMaxPages: 30,
  resumeMaxText: 2_000_000,
  /** Of the processor; usual ones take 0.1 s. */
  resumeReadMs: 3_000,
  /** For a process that reads. */
  resumeWaitMs: 5_000,
  /** From an upload to its answer, where the machine is busy with others. */
  resumeAnswerMs: 9_000,
  templateNameMax: 50,
  templateContentMax: 5_000,
  /** Templates of one student. */
  templatesMax: 100,
  instructionsMax: 200,
  subjectMax: 300,
  messageMax: 20_000,
  pageSize: 9,
  pageSizeMax: 100,
  /** Matches shown while registering. */
  previewMatches: 9,
  /** Cards on the landing page. */
  previewProfessors: 9,
  /** So many are claimed there while at least as many are listed; below, the true number stands. */
  claimedProfessors: 14_000,
  /** Letters that one professor receives from all students in seven days; one of each student. */
  lettersPerProfessorWeek: 3,
  /** Letters that one answer of the outreach list holds. */
  outreachesPerPage: 200,
  /** A letter without an answer for so long is hinted at; nothing is ever sent by itself. */
  followUpAfterMs: WEEK_MS,
  /** How long the token of the opt-out form stands for a professor. */
  optOutTokenMs: HOUR_MS / 2,
  /** From an opt-out until the record is empty; until then the operator can take it back. */
  optOutErasedAfterMs: 30 * DAY_MS,
  /** Removals by the public form in 24 hours; those above it hide too, and wait for the operator before they are erased. */
  publicOptOutsPerDay: 50,
  lockedCardInterests: 4,
  /** Different names of locked professors that one student's searches find in 24 hours. */
  nameSearchesPerDay: 20,
  /** The newest ones of a professor, as the panel beside a letter lists them. */
  publicationsShown: 50,
  /** Characters of a resume, or of an abstract, that the language model reads: some three pages. */
  modelTextMax: 8_000,
  /** No backup is older, in days: what is deleted here is gone from backups after as long. */
  backupDaysMax: 30,
  /** Years; younger people may not have an account. */
  ageMin: 13,
  /** Years; below, a parent or guardian has to agree (GDPR, article 8: 16 where a country says nothing else). */
  ageAlone: 16,
  /** Lookups of professors' addresses by one student in a minute. */
  lookupsPerMinute: 10,
  /** How often a lookup that came too early is tried again before it counts as failed. */
  lookupWaits: 5,
  /** Letters enhanced for one student in an hour, whatever the plan. */
  aiCallsPerHour: 60,
} as const

export const timers = {
  alertMs: 5_000,
  sessionExpiredAlertMs: 10_000,
  termsHighlightMs: 3_000,
  googleExpiredRedirectMs: 2_000,
  /** After a reset password, before the login page. */
  passwordResetRedirectMs: 2_000,
  /** After a deleted account, before the first page. */
  accountDeletedRedirectMs: 2_000,
  /** The words on the upload card: a letter typed, a letter taken away, a word left to stand. */
  uploadTypeMs: 60,
  uploadDeleteMs: 30,
  uploadWaitMs: 1_200,
  /** The first wait of a lookup that came too early; each further one is twice as long. */
  lookupWaitMs: 5_000,
  /** Between the end of that countdown and the next try. */
  lookupRetryMs: 100,
  /** Before a signup leaves for Google. */
  googleSignupMs: 10_000,
  /** Between a change of the route and the page view that is counted. */
  pageViewDelayMs: 100,
} as const

/** The row of a visitor's best matches, which moves by itself. */
export const carousel = {
  slidePx: 340,
  pixelsPerSecond: 40,
  /** How long one slide stands in the light before the next one does. */
  rotationMs: 3_000,
} as const

/** The schools of the filter, in the specification's order. */
export const schools = [
  'Pomona College',
  'Stanford University',
  'UC Berkeley',
  'UC Davis',
  'UC Irvine',
  'UC Los Angeles',
  'UC Riverside',
  'UC San Diego',
  'UC Santa Barbara',
  'UC Santa Cruz',
  'University of Southern California',
] as const

export const deleteWord = 'DELETE'
