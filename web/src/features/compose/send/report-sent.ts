import { track } from '../../../analytics/track.ts'
import { alertSuccess } from '../../../ui/feedback/alerts.ts'

export const sentText = 'Email has been sent successfully!'

/** Tracks a letter that the mailbox has taken, and says so where the page about it (after-sending.tsx) does not. */
export function reportSent(relationshipId: number, isShown: boolean): void {
  track('email_send', { professor_id: relationshipId })
  if (!isShown) alertSuccess(sentText)
}
