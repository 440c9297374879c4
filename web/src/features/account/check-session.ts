import { session } from '../../credentials/session.ts'
import { alertError } from '../../ui/feedback/alerts.ts'

/** Whether this browser has a session. If not, for example after a logout in another tab, an alert is shown. */
export function checkSession(): boolean {
  if (session.studentId() !== null) return true
  alertError('User not found. Please refresh and try again.')
  return false
}
