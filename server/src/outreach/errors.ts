import * as calls from '@labreach/contract/outreach'
import * as pageCalls from '@labreach/contract/professor-page'
import { Refusal } from '../refusal.ts'

const refuseSending = Refusal.of(calls.sendEmail)
/** The calls that send a letter, or return when the next one can be sent. */
const refuseContact = Refusal.of(calls.sendEmail, calls.nextContact)
const refuseAnswer = Refusal.of(calls.markOutreach)
const refuseEnhancing = Refusal.of(calls.aiProcessTemplate)
const refuseLookup = Refusal.of(calls.getProfessorEmail)

/** The calls with the link of a letter. */
const refuseLink = Refusal.of(pageCalls.readLetterLink, pageCalls.answerLetter, pageCalls.reportLetter)
const refuseDate = Refusal.of(pageCalls.answerLetter)

export const dailyLimit = (resetsAt: Date | null) =>
  refuseSending(
    'daily_limit',
    'You have reached your daily email limit. Please visit the pricing page to upgrade your plan.',
    { resetsAt },
  )
export const mailboxExpired = () =>
  refuseSending(
    'google_expired',
    'Your Google authentication has expired. Please reconnect your Google account to continue sending emails.',
  )
export const mailboxNotConnected = () =>
  refuseSending('google_not_connected', 'Please connect your Google account to send emails')
export const resumeMissing = () =>
  refuseSending('resume_missing', 'Please upload your resume first; it is attached to every letter.')
export const optedOut = () => refuseContact('opted_out', 'Professor has opted out.')
export const locked = () => refuseContact('locked', 'Please unlock this professor before you write.')
export const professorUnknown = () => refuseContact('professor_unknown', 'Professor not found.')
export const recipientForeign = () =>
  refuseSending('recipient_foreign', "This address does not belong to the professor's university or homepage.")
export const recipientOtherProfessor = () =>
  refuseSending(
    'recipient_other_professor',
    'This address belongs to another professor. A letter to this professor cannot go there.',
  )
export const recipientMissing = () =>
  refuseSending('recipient_missing', 'No address of this professor is known. Please enter one from their homepage.')
export const contactsFull = (resetsAt: Date) =>
  refuseSending(
    'contacts_full',
    'This professor has already been written to by several students this week. Please write later; nothing was used up.',
    { resetsAt },
  )
export const contactTooSoon = (resetsAt: Date) =>
  refuseSending(
    'contact_too_soon',
    'You have written to this professor in the last seven days. Please write again later; nothing was used up.',
    { resetsAt },
  )
export const lettersPaused = (resetsAt: Date) =>
  refuseSending(
    'letters_paused',
    'This professor has asked for a pause and reads no new letters until then. Please write later; nothing was used up.',
    { resetsAt },
  )
export const noLettersWanted = () =>
  refuseContact(
    'no_letters_wanted',
    'This professor has asked for no letters from Labreach at present. Nothing was used up.',
  )
export const answeredNo = (resetsAt: Date) =>
  refuseSending(
    'answered_no',
    'This professor has answered your letter, so please send no new one before then. The answer is on your Outreach page; nothing was used up.',
    { resetsAt },
  )
export const sendingPaused = (support: string) =>
  refuseContact(
    'sending_paused',
    `Several professors have reported your letters, so your sending is paused. Please write to ${support}, and we will look at it together.`,
  )
export const letterLinkInvalid = () =>
  refuseLink('link_invalid', 'This link is not complete. Please copy it whole from the letter.')
export const letterLinkExpired = () =>
  refuseLink('link_expired', 'This link is older than 180 days, so the letter can no longer be answered here.')
export const letterGone = () =>
  refuseLink('letter_gone', 'The student has left Labreach, so there is nothing to answer any more.')
export const dateOutOfRange = () => refuseDate('date_out_of_range', 'Please choose a day in the next three years.')
export const idempotencyKeyInvalid = () =>
  refuseSending('idempotency_key_invalid', 'The Idempotency-Key header has 8 to 200 printable characters.')
export const idempotencyKeyReused = () =>
  refuseSending('idempotency_key_invalid', 'This Idempotency-Key belongs to another letter.')
export const alreadySent = () =>
  refuseSending(
    'already_sent',
    'This letter was sent already, with another text or to another address. Nothing was sent now.',
  )
export const sendInProgress = () =>
  refuseSending('send_in_progress', 'This letter is still on its way. Please wait a moment before you try again.', {
    retryAfter: 5,
  })
export const sendRefused = () =>
  refuseSending('send_refused', 'Google did not take this letter, so it was not sent. Please try again.')
export const sendUnconfirmed = () =>
  refuseSending(
    'send_unconfirmed',
    'Google did not confirm this letter. Please look into the Sent folder of your mailbox before you write again.',
  )
export const letterUnknown = () => refuseAnswer('letter_unknown', 'This letter was not found.')
export const letterNotSent = () =>
  refuseAnswer('letter_not_sent', 'An answer can only be noted for a letter that was sent; this one was not.')
/** Another student's lookup is running; its result also serves this student. */
export const lookupRunning = () =>
  refuseLookup('lookup_running', 'This address is being looked up already. Please try again in 5 seconds.', {
    retryAfter: 5,
  })
/** Without a full stop: the website inserts this sentence between two others. */
export const aiLimit = (limit: number, resetsAt: Date | null) =>
  refuseEnhancing('ai_limit', `You have used all ${limit} AI uses of the last 24 hours`, { resetsAt })
export const aiFailed = () => refuseEnhancing('ai_failed', 'The writing assistant did not answer. Please try again.')
export const publicationUnknown = () =>
  refuseEnhancing('publication_unknown', 'This publication was not found among those of this professor.')
