import { DAY_MS, HOUR_MS } from './plans.ts'

/** Limits that the website neither shows nor checks: it does not load them. */
export const serverLimits = {
  /** Of a second factor; each works once. */
  recoveryCodes: 10,
  /** Open links of one student, and comments by one link. */
  mentorLinksMax: 3,
  mentorCommentsMax: 50,
  /** The letters that wait in a professor's queue, of all students, and those of one student in all queues. */
  queuePlacesPerProfessor: 6,
  queuePlacesPerStudent: 3,
  /** Reports by different professors, confirmed by a mailed link, that pause a student's letters. */
  reportsPause: 3,
  /** The validity of the token of the opt-out form. */
  optOutTokenMs: HOUR_MS / 2,
  /**
   * Removals by the public form in 24 hours. Further ones are hidden too, but are erased only after the operator's
   * approval.
   */
  publicOptOutsPerDay: 50,
  /** Different locked professors that the name searches of one student can find in 24 hours. */
  nameSearchesPerDay: 20,
  /** Characters of the question that the language model may ask the student about a letter. */
  modelQuestionMax: 200,
  /**
   * How often the language model is asked for fields from one network in 24 hours; later visitors see no suggestions. A
   * whole lecture hall may share a network.
   */
  suggestionsPerNetworkDay: 100,
  /** Lookups of professors' addresses by one student in a minute. */
  lookupsPerMinute: 10,
  /** Drafts of one student that are saved in an hour. */
  draftsSavedPerHour: 120,
  /** Letters of one student that the coach reads for assistants in an hour. */
  lettersCoachedPerHour: 60,
  /** Enhanced letters of one student in an hour, on every plan. */
  aiCallsPerHour: 60,
  passwordMaxBytes: 1_000,
  /** Passkeys of one student. */
  passkeysMax: 10,
  /** Templates of one student. */
  templatesMax: 100,
  /** Topics, and schools, that are suggested while a student types. */
  filterSuggestionsMax: 5,
  /** A place in a queue is confirmed by the student until this time before it leaves, or is lost. */
  placeConfirmedBeforeMs: 2 * DAY_MS,
  /** The newest publications of a professor in the panel beside a letter. */
  publicationsShown: 50,
  suggestedFieldsMax: 5,
} as const
