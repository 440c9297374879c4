import { sendEmail } from '@labreach/contract/outreach'
import { planByCode, type PlanCode } from '@labreach/contract/plans'
import { ApiError, isRefusal } from '../../../api/error.ts'
import { withReset } from '../../../ui/text/text.ts'

export const connectFirst = 'Please connect your Google account to send emails'
export const expired =
  'Your Google authentication has expired. Please reconnect your Google account to continue sending emails.'

/** The alert for a letter that was not sent. */
export function sendFailure(error: unknown, plan: PlanCode): string {
  if (!(error instanceof ApiError)) return 'Failed to send email. Please try again.'
  if (isRefusal(error, sendEmail, 'daily_limit')) {
    // Where no plan has more, it says when the next letter is free.
    if (!planByCode(plan).may('upgrade'))
      return withReset('You have reached your daily email limit.', error.body.resets_at)
    return 'You have reached your daily email limit. Please visit the pricing page to upgrade your plan.'
  }
  if (isRefusal(error, sendEmail, 'google_expired')) return expired
  if (isRefusal(error, sendEmail, 'google_not_connected')) return connectFirst
  return error.sentence ?? `Server error: ${error.status}`
}
