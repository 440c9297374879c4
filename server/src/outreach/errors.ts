import { readCalendar } from '@labreach/contract/calendar'
import * as calls from '@labreach/contract/outreach'
import * as pageCalls from '@labreach/contract/professor-page'
import type { MailboxObstacle } from '../mailbox/mailbox.ts'
import type { ProviderName } from '../mailbox/provider-name.ts'
import { Refusal } from '../refusal.ts'
import { formatDate } from './held/dates.ts'

const refuseSending = Refusal.of(calls.sendEmail)
/** The calls that send a letter, or return when the next one can be sent. */
const refuseContact = Refusal.of(calls.sendEmail, calls.nextContact)
const refuseAnswer = Refusal.of(calls.markOutreach)
const refuseUnknown = Refusal.of(
  calls.markOutreach,
  calls.readLetter,
  calls.takeBackLetter,
  calls.releaseLetter,
  calls.confirmPlace,
)
const refuseLeft = Refusal.of(calls.takeBackLetter, calls.releaseLetter)
const refusePlace = Refusal.of(calls.confirmPlace)
const refuseEnhancing = Refusal.of(calls.aiProcessTemplate)
const names: Record<ProviderName, string> = { google: 'Google', microsoft: 'Microsoft' }

const refuseLookup = Refusal.of(calls.getProfessorEmail)

/** The calls with the link of a letter. */
const refuseLink = Refusal.of(pageCalls.readLetterLink, pageCalls.answerLetter, pageCalls.reportLetter)
const refuseCalendar = Refusal.of(readCalendar)
const refuseDate = Refusal.of(pageCalls.answerLetter)

export const dailyLimit = (resetsAt: Date | null) =>
  refuseSending(
    'daily_limit',
    'You have reached your daily email limit. Please visit the pricing page to upgrade your plan.',
    { resetsAt },
  )
/** The names of the wire are older than the second provider. */
export const mailboxExpired = (provider: ProviderName) =>
  refuseSending(
    'google_expired',
    provider === 'google'
      ? 'Your Google authentication has expired. Please reconnect your Google account to continue sending emails.'
      : `The connection to your ${names[provider]} mailbox has expired. Please connect it again to go on sending.`,
  )
/** `hasChoice`: whether students can choose between providers of mailboxes. */
export const mailboxNotConnected = (hasChoice: boolean) =>
  refuseSending(
    'google_not_connected',
    hasChoice
      ? 'Please connect your mailbox first: it sends your letters.'
      : 'Please connect your Google account to send emails',
  )
export const resumeMissing = () =>
  refuseSending('resume_missing', 'Please upload your resume first; it is attached to every letter.')
export const schoolAddressChanged = () =>
  refuseSending(
    'school_address_changed',
    'The school address below your letter has changed on your profile. Nothing was sent: please look at the letter and ' +
      'send it again.',
  )
export const aiNoteMissing = () =>
  refuseSending(
    'ai_note_missing',
    'This professor wants to know if parts of a letter were written with AI, and this one has such parts. Nothing was ' +
      'sent: your letter now says it in one line, please look at it and send it again.',
  )
/** The same for a letter that is held: it comes back, since only then the student can see the line and approve it. */
export const aiNoteWished = () =>
  refuseSending(
    'ai_note_missing',
    'This professor now wants to know if AI wrote parts of a letter, and yours has such parts. Open it and send it again: ' +
      'one line below it will say so.',
  )
export const optedOut = () => refuseContact('opted_out', 'Professor has opted out.')
export const locked = () => refuseContact('locked', 'Please unlock this professor before you write.')
const refuseUnlisted = Refusal.of(calls.sendEmail, calls.nextContact, calls.coachLetter)
export const professorUnknown = () => refuseUnlisted('professor_unknown', 'Professor not found.')
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
    'Several students have already written to this professor this week. Please write later; your limits are unchanged.',
    { resetsAt },
  )
export const contactTooSoon = (resetsAt: Date) =>
  refuseSending(
    'contact_too_soon',
    'You have written to this professor in the last seven days. Please write again later; your limits are unchanged.',
    { resetsAt },
  )
/** `heldAt`: when the held letter leaves whose limit this letter would break. */
export const heldInTheWay = (heldAt: Date, resetsAt: Date | null) =>
  refuseSending(
    'held_in_the_way',
    `Your letter that goes out on ${formatDate(heldAt)} already uses this limit. ` +
      (resetsAt ? `Another one can be sent from ${formatDate(resetsAt)}, or ` : 'Another one can be sent ') +
      'once you take that letter back. Nothing was sent now.',
    { resetsAt },
  )
/** It must not tell how many letters wait. */
export const queueFull = () =>
  refuseSending(
    'queue_full',
    'No more letters can wait for this professor now. Please write later; your limits are unchanged.',
  )
export const queuePlacesUsedUp = (places: number) =>
  refuseSending('queue_full', `You have ${places} letters in queues, which is the limit. Nothing was sent now.`)
export const followUpUnknown = () =>
  refuseSending('follow_up_unknown', 'This letter was not found among those that you sent to this professor.')
export const followUpSubject = () =>
  refuseSending('follow_up_subject', 'A follow-up has exactly the subject of the first letter. Nothing was sent now.')
export const followUpTooEarly = (resetsAt: Date) =>
  refuseSending(
    'follow_up_too_early',
    'A follow-up can be sent a week after the letter. Please wait a little; your limits are unchanged.',
    { resetsAt },
  )
export const followUpTooLate = () =>
  refuseSending(
    'follow_up_too_late',
    'A follow-up can be sent at most two weeks after the letter, and this one would be later. Your limits are unchanged.',
  )
export const followUpUsed = () =>
  refuseSending(
    'follow_up_used',
    'A letter gets one follow-up, and you have written again already. Nothing was sent now.',
  )
export const followUpAnswered = () =>
  refuseSending(
    'follow_up_answered',
    'This professor has answered you, so there is nothing to follow up. Nothing was sent now.',
  )
export const followUpUnwanted = () =>
  refuseSending('follow_up_unwanted', 'This professor has asked for no follow-ups. Your limits are unchanged.')
export const letterReturned = () =>
  refuseSending('letter_returned', 'This letter was held and came back. Nothing was sent now.')
export const alreadyHeld = () =>
  refuseSending(
    'already_sent',
    'This letter already waits to be sent, with another text or to another address. Nothing was changed now.',
  )
export const letterLeft = () => refuseLeft('letter_left', 'This letter has already left.')
export const letterNotHeld = () =>
  refusePlace('letter_not_held', 'Only a letter that waits in a queue can be confirmed; this one is no longer waiting.')
export const lettersPaused = (resetsAt: Date) =>
  refuseSending(
    'letters_paused',
    'This professor has asked for a pause and is not reading letters. Please write later; your limits are unchanged.',
    { resetsAt },
  )
export const noLettersWanted = () =>
  refuseContact(
    'no_letters_wanted',
    'This professor has asked for no letters from Labreach at present. Your limits are unchanged.',
  )
export const answeredNo = (resetsAt: Date) =>
  refuseSending(
    'answered_no',
    'This professor has answered your letter, so you cannot send a new one yet. The answer is in your Outreach History; your limits are unchanged.',
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
  refuseLink('letter_gone', 'The student has left Labreach, so there is nothing left to answer.')
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
export const sendRefused = (provider: ProviderName) =>
  refuseSending('send_refused', `${names[provider]} did not take this letter, so it was not sent. Please try again.`)
/** The provider's limit for one mailbox, which has room again soon. */
export const mailboxBusy = (provider: ProviderName, retryAfter: number) =>
  refuseSending(
    'send_refused',
    `${names[provider]} takes no more letters from your mailbox at this moment, so this one was not sent. Please try again ` +
      `${retryAfter > 90 ? 'later' : 'in a minute'}; your limits are unchanged.`,
    { retryAfter },
  )
/** Why a held letter comes back that its mailbox had no room for as long as it may wait. */
export const mailboxStayedBusy = (provider: ProviderName) =>
  `${names[provider]} took no letters from your mailbox when this one should have left, so it was not sent. Please send it again later.`
/** What only the student, or who administers the mailbox, can change. */
export const mailboxUnable = (provider: ProviderName, obstacle: MailboxObstacle) =>
  refuseSending('send_refused', obstacles[obstacle](names[provider]))
const obstacles: Readonly<Record<MailboxObstacle, (name: string) => string>> = {
  no_mailbox: (name) =>
    `Your ${name} account has no mailbox in the cloud that apps can send from, so this letter was not sent. Please connect ` +
    'another mailbox, or ask the support of your school.',
  suspended: (name) =>
    `${name} has stopped your mailbox, so this letter was not sent. Please open the mailbox in a browser, where ${name} ` +
    'says how to free it, and send again then.',
  not_own_address: (name) =>
    `${name} does not let your account send from its address, so this letter was not sent. Please connect another mailbox, ` +
    'or ask the support of your school.',
}
/** The resume makes a letter large. */
export const letterTooLarge = (provider: ProviderName) =>
  refuseSending(
    'send_refused',
    `${names[provider]} takes no letter with a resume above 1.8 MB, so it was not sent. Please upload a smaller PDF, or connect ` +
      'another mailbox.',
  )
export const sendUnconfirmed = (provider: ProviderName) =>
  refuseSending(
    'send_unconfirmed',
    `${names[provider]} did not confirm this letter. Please check your Sent folder before you write again.`,
  )
export const letterUnknown = () => refuseUnknown('letter_unknown', 'This letter was not found.')
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

/** Why a held letter came back, in addition to the refusals above. */
export const returnReasons = {
  takenBack: calls.takenBack,
  unconfirmed: 'You did not confirm your place in the queue in time.',
  accountSuspended: 'Your account was suspended when this letter was due.',
  notSendable: 'This letter could not be made ready for sending.',
  restored:
    'Labreach was restored from a backup, so this letter does not leave by itself any more. It may have left before: ' +
    'please look in your Sent folder before you send it again.',
} as const

export const calendarUnknown = () =>
  refuseCalendar('calendar_unknown', 'There is no calendar at this address. A new one is made on Outreach History.')
