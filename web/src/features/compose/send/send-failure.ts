import { sendEmail } from '@labreach/contract/outreach'
import { planByCode, type PlanCode } from '@labreach/contract/plans'
import { ApiError, isRefusal } from '../../../api/error.ts'
import { mailboxOf, type MailboxFields } from '../../../session/mailbox.ts'
import { withReset } from '../../../ui/text/text.ts'

export const googleMissing = 'Please connect your Google account to send emails'
/** For the profile, where the mailbox is connected: the dialog says it, so no alert does. */
export const googleNeeded = {
  title: googleMissing,
  message: 'Please sign in through Google Auth to send letters.',
}
/** Where another plan has more letters a day. */
export const emailsUsedUp =
  'You have reached your daily email limit. Please visit the pricing page to upgrade your plan.'
/** For students who can choose between providers, and have no mailbox yet. */
export const mailboxMissing = 'Please connect your mailbox first: it sends your letters.'
const googleExpired =
  'Your Google authentication has expired. Please reconnect your Google account to continue sending emails.'
const microsoftExpired =
  'The connection to your Microsoft mailbox has expired. Please connect it again to go on sending.'

const aboutMailboxes: readonly unknown[] = [googleExpired, microsoftExpired, googleMissing, mailboxMissing]

/**
 * The text for a mailbox whose access has ended: what the server says of a letter, if that is about its mailbox, which
 * may not be the connected one any more.
 */
export const mailboxExpired = (student: MailboxFields | null, sentence: string | null = null): string => {
  if (sentence !== null && aboutMailboxes.includes(sentence)) return sentence
  return mailboxOf(student).provider === 'google' ? googleExpired : microsoftExpired
}

/** For a letter of which nothing is known: the connection was lost on the way there, or on the way back. */
const noAnswer =
  'Labreach did not answer, so your letter may leave all the same. Send it again to learn what became of it: it never leaves twice.'

/** Whether no response came, so that the server may have done what was asked. */
export const isUnanswered = (error: unknown): boolean => !(error instanceof ApiError)

/** The same, or a response that does not say what becomes of the letter, such as that of a proxy. */
export const isUnclear = (error: unknown): boolean =>
  isUnanswered(error) ||
  isRefusal(error, sendEmail, 'send_in_progress') ||
  (error instanceof ApiError &&
    error.isServerFailure &&
    !isRefusal(error, sendEmail, 'send_refused', 'send_unconfirmed'))

/**
 * Whether to send the letter again, under the same key and without a word, after `failures` tries: the server returns
 * the letter that it has. A letter that leaves meanwhile is asked for once more.
 */
export const isTriedAgain = (failures: number, error: unknown): boolean =>
  failures < 2 && (isUnanswered(error) || (failures > 0 && isRefusal(error, sendEmail, 'send_in_progress')))

/** Returns the alert for a letter that was not sent. `mayLeave`: it may have reached the server, which did not answer. */
export function sendFailure(error: unknown, plan: PlanCode, mayLeave = false): string {
  if (mayLeave && isUnanswered(error)) return noAnswer
  if (!(error instanceof ApiError)) return 'Failed to send email. Please try again.'
  if (isRefusal(error, sendEmail, 'daily_limit')) {
    // If no plan has a higher limit, the alert shows when the student can send again.
    if (!planByCode(plan).may('upgrade'))
      return withReset('You have reached your daily email limit.', error.body.resets_at)
    return emailsUsedUp
  }
  // The specification gives the website's own texts; only the other provider's come from the server.
  if (isRefusal(error, sendEmail, 'google_expired'))
    return error.sentence === microsoftExpired ? microsoftExpired : googleExpired
  if (isRefusal(error, sendEmail, 'google_not_connected'))
    return error.sentence === mailboxMissing ? mailboxMissing : googleMissing
  return error.sentence ?? `Server error: ${error.status}`
}
