import { DAY_MS } from './plans.ts'

/** How long a token, a link or a proof is valid. */
export const lifetimes = {
  accessTokenMs: 15 * 60_000,
  refreshTokenMs: 30 * DAY_MS,
  /** After this time the website asks the server whether its session still exists. */
  validatedSessionMs: 30 * 60_000,
  temporaryTokenMs: DAY_MS,
  mailboxFlowMs: 10 * 60_000,
  loginCodeMs: 120_000,
  /** A proof of identity. */
  proofMs: 5 * 60_000,
  /** From the challenge for a passkey to its signature. */
  passkeyChallengeMs: 5 * 60_000,
  /** From the first step of a sign-in with Google to the code. */
  secondStepMs: 5 * 60_000,
  /** After a reset: the time in which its browser may remove passkeys. */
  resetProofMs: 15 * 60_000,
  /** After it was turned on: the time in which a reset by mail also turns the second factor off. */
  secondFactorSettlesMs: 7 * DAY_MS,
  /** After it was confirmed: the time in which a reset by the mailbox that was connected earlier replaces an address. */
  addressSettlesMs: 7 * DAY_MS,
  /** The link in a password reset mail. */
  passwordResetLinkMs: 30 * 60_000,
  /** The link in a mail that confirms an address. */
  confirmationLinkMs: DAY_MS,
  /** The link in a mail that confirms a school address, and the confirmation: the student is asked again then. */
  schoolLinkMs: 30 * 60_000,
  schoolAddressMs: 365 * DAY_MS,
  /** The link of a letter, with which the professor answers it. */
  letterLinkMs: 180 * DAY_MS,
  /** The mailed link to a professor's page, in which no other is mailed, and the page after it was opened. */
  pageLinkMs: DAY_MS,
  pageMs: 30 * 60_000,
  /** The mailed link that takes a change of a professor back. */
  undoLinkMs: 30 * DAY_MS,
  /** The mailed link that confirms a report of a letter. */
  reportLinkMs: 30 * DAY_MS,
  /** A mentor's link to one draft. */
  mentorLinkMs: 14 * DAY_MS,
  /** How long an ended link is stored, with its comments. */
  endedMentorLinkMs: 30 * DAY_MS,
  /** A wish of a professor lapses after twelve months. */
  wishMs: 365 * DAY_MS,
  /** After an answer the same student sends this professor no new letter. */
  answerStopMs: 182 * DAY_MS,
} as const
