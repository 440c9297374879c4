import { session } from '../../credentials/session.ts'
import { alertError } from '../../ui/feedback/alerts.ts'

/** Whether this browser still has a student to act for; says so when not (another tab may have logged out). */
export function hasStoredStudent(): boolean {
  if (session.studentId() !== null) return true
  alertError('User not found. Please refresh and try again.')
  return false
}
