import { createPlans, type PlanFacts } from './plan.ts'

/** All numbers of the business. Their source is `constants.json` of the specification. */

/** The value for "unlimited", from the specification. */
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

/** The plan table. A new plan needs a row, its code in the check constraints of the database, and its texts. */
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

export const plans = createPlans<PlanCode>(planTable, { free: 'F', trial: 'B' })
export const { isPlan, planByCode, freePlan, trialPlan, listedPlans, soldPlans, cheapestPaidPlan } = plans

export const TRIAL_STUDENT_LABEL = 'Free Trial Plan Student'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
export const WEEK_MS = 7 * DAY_MS

export const payments = {
  currency: 'USD',
  /** How long a plan lasts after a failed payment, or while the event of a renewal is late. */
  graceMs: 3 * DAY_MS,
  /** How long, and how often, the page after a checkout polls a payment in progress. */
  verifyForMs: 30_000,
  verifyEveryMs: 2_000,
  /** How often all paid plans are compared with the payment provider. */
  reconcileEveryMs: DAY_MS,
} as const

export const referral = {
  /** Referred students who have connected a Google account. */
  needed: 3,
  /** The duration of the trial. */
  trialMs: WEEK_MS,
} as const

export const limits = {
  usernameMin: 3,
  usernameMax: 150,
  passwordMin: 8,
  passkeyNameMax: 60,
  interestsMax: 10,
  keyInterestsMax: 50,
  skillsMax: 100,
  gpaMax: 4,
  personalTokensMax: 5,
  personalTokenDaysMax: 90,
  /** Characters of a comment, of the words it suggests, and of the mentor's name. */
  mentorCommentMax: 1_000,
  mentorSuggestionMax: 2_000,
  mentorNameMax: 60,
  resumeMaxBytes: 10 * 1024 * 1024,
  templateNameMax: 50,
  templateContentMax: 5_000,
  instructionsMax: 200,
  subjectMax: 300,
  /** Characters of the answer to one of the three questions. */
  answerMax: 1_000,
  messageMax: 20_000,
  pageSize: 9,
  pageSizeMax: 100,
  nameSearchMax: 200,
  /** Characters of the text for which they are suggested. */
  suggestedTextMax: 100,
  /** Matches shown while registering. */
  previewMatches: 9,
  /** Cards on the landing page. */
  previewProfessors: 9,
  /** The landing page shows this number if at least as many professors are listed, otherwise the real number. */
  landingProfessors: 14_000,
  /** Letters that a professor receives from all students in seven days; at most one of them from each student. */
  lettersPerProfessorWeek: 3,
  /** How long a letter is held so that the student can take it back. */
  undoMs: 10_000,
  /** When the student is asked by mail to confirm a place in a queue; one that is nearer when it is taken needs nothing. */
  placeAskedBeforeMs: 4 * DAY_MS,
  /** Characters of what a professor wants to find in a letter. */
  wishContentsMax: 300,
  reportMax: 500,
  /** Letters in one response of the outreach list. */
  outreachesPerPage: 200,
  /** After this time without an answer the student sees a reminder to follow up; nothing is sent automatically. */
  followUpAfterMs: WEEK_MS,
  /** A follow-up leaves until this time after the letter, or never. */
  followUpUntilMs: 2 * WEEK_MS,
  /** From an opt-out to the erasure; until then the operator can relist the professor. */
  optOutErasedAfterMs: 30 * DAY_MS,
  lockedCardInterests: 4,
  /** Characters of a resume or an abstract that the language model reads: about three pages. */
  modelTextMax: 8_000,
  /** What the language model reads to suggest fields: lines about research, and their characters in total. */
  suggestionLinesMax: 40,
  suggestionTextMax: 3_000,
  /** The maximum age of a backup in days. Deleted data is in no backup after this time. */
  backupDaysMax: 30,
  /** Years; the minimum age for an account. */
  ageMin: 13,
  /**
   * Years; younger users need the consent of a parent or guardian (GDPR, article 8: 16, unless a country sets another
   * age).
   */
  ageWithoutGuardian: 16,
  /** How often the client retries a lookup that was refused as too early. */
  lookupWaits: 5,
} as const

/** When a letter for the professor's morning leaves, on a weekday at the professor's place. */
export const morning = { hour: 8, minute: 40 } as const

export const timers = {
  alertMs: 5_000,
  sessionExpiredAlertMs: 10_000,
  termsHighlightMs: 3_000,
  googleExpiredRedirectMs: 2_000,
  /** From a sign-in to the next page. */
  redirectAfterLoginMs: 1_000,
  /** From a password reset to the login page. */
  passwordResetRedirectMs: 2_000,
  /** From the deletion of an account to the home page. */
  accountDeletedRedirectMs: 2_000,
  /** The animated words on the upload card: per typed character, per deleted character, and the pause after a word. */
  uploadTypeMs: 60,
  uploadDeleteMs: 30,
  uploadWaitMs: 1_200,
  /** The first wait of a lookup that was refused as too early; each further one is twice as long. */
  lookupWaitMs: 5_000,
  /** From the end of that countdown to the retry. */
  lookupRetryMs: 100,
  /** From a Google signup's click to the redirect to Google. */
  googleSignupMs: 10_000,
  /** From a change of the route to the counted page view. */
  pageViewDelayMs: 100,
} as const

/** The automatic carousel of a visitor's best matches. */
export const carousel = {
  slidePx: 340,
  pixelsPerSecond: 40,
  /** How long one slide is highlighted. */
  highlightMs: 3_000,
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

/** Typed by a student to confirm the deletion of the account. */
export const deleteWord = 'DELETE'
