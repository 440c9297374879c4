import { Refusal } from '../refusal.ts'

export const dailyLimit = (resetsAt: Date | null) =>
  new Refusal(
    'daily_limit',
    'You have reached your daily email limit. Please visit the pricing page to upgrade your plan.',
    { resetsAt },
  )
export const googleExpired = () =>
  new Refusal(
    'google_expired',
    'Your Google authentication has expired. Please reconnect your Google account to continue sending emails.',
  )
export const googleNotConnected = () =>
  new Refusal('google_not_connected', 'Please connect your Google account to send emails')
export const resumeMissing = () =>
  new Refusal('resume_missing', 'Please upload your resume first; it is attached to every letter.')
export const optedOut = () => new Refusal('opted_out', 'Professor has opted out.')
export const locked = () => new Refusal('locked', 'Please unlock this professor before you write.')
export const professorUnknown = () => new Refusal('professor_unknown', 'Professor not found.')
export const recipientForeign = () =>
  new Refusal('recipient_foreign', "This address does not belong to the professor's university or homepage.")
export const recipientMissing = () =>
  new Refusal('recipient_missing', 'No address of this professor is known. Please enter one from their homepage.')
export const contactsFull = (resetsAt: Date | null) =>
  new Refusal(
    'contacts_full',
    'This professor has already been written to by several students this week. Please write later; nothing was used up.',
    { resetsAt },
  )
export const idempotencyKeyInvalid = () =>
  new Refusal('idempotency_key_invalid', 'The Idempotency-Key header has 8 to 200 printable characters.')
export const idempotencyKeyReused = () =>
  new Refusal('idempotency_key_invalid', 'This Idempotency-Key belongs to another letter.')
export const alreadySent = () =>
  new Refusal(
    'already_sent',
    'This letter was sent already, with another text or to another address. Nothing was sent now.',
  )
export const sendInProgress = () =>
  new Refusal('send_in_progress', 'This letter is still on its way. Please wait a moment before you try again.', {
    retryAfter: 5,
  })
export const sendRefused = () =>
  new Refusal('send_refused', 'Google did not take this letter, so it was not sent. Please try again.')
export const sendUnconfirmed = () =>
  new Refusal(
    'send_unconfirmed',
    'Google did not confirm this letter. Please look into the Sent folder of your mailbox before you write again.',
  )
export const letterUnknown = () => new Refusal('letter_unknown', 'This letter was not found.')
export const letterNotSent = () =>
  new Refusal('letter_not_sent', 'Only a letter that went out can be marked; this one did not.')
/** Another student's, which answers this one as well. */
export const lookupRunning = () =>
  new Refusal('lookup_running', 'This address is being looked up already. Please try again in 5 seconds.', {
    retryAfter: 5,
  })
/** No full stop: the screen puts this sentence between two of its own. */
export const aiLimit = (limit: number, resetsAt: Date | null) =>
  new Refusal('ai_limit', `You have used all ${limit} AI uses of the last 24 hours`, { resetsAt })
export const aiFailed = () => new Refusal('ai_failed', 'The writing assistant did not answer. Please try again.')
export const publicationUnknown = () =>
  new Refusal('publication_unknown', 'This publication was not found among those of this professor.')
