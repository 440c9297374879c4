import { session } from '../../session/session.ts'
import { alertError } from '../../ui/alerts.ts'

/** Whether this browser still has a student to act for; says so when not (another tab may have logged out). */
export function hasStoredStudent(): boolean {
  if (session.student()) return true
  alertError('User not found. Please refresh and try again.')
  return false
}
