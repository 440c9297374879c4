import { track } from '../../../analytics/track.ts'
import { alertSuccess } from '../../../ui/feedback/alerts.ts'

/** Says that the mailbox has taken a letter, and tracks it. */
export function reportSent(relationshipId: number): void {
  track('email_send', { professor_id: relationshipId })
  alertSuccess('Email has been sent successfully!')
}
