import type { Student } from '@labreach/contract/account'
import { Link } from '@tanstack/react-router'
import styles from './account-management.module.css'

/** A reminder in the sidebar until there is a verified address or a Google address, for the password reset. */
export function AddressReminder({ student, onNavigate }: { student: Student; onNavigate?: (() => void) | undefined }) {
  if (student.email_verified || student.google_email || student.google_user) return null
  return (
    <p className={`small ${styles.reminder}`}>
      {student.email ? 'Your email address is not confirmed yet.' : 'Your account has no email address.'} Without one, a
      forgotten password cannot be replaced.{' '}
      <Link to="/profile" hash="account" onClick={onNavigate}>
        {student.email ? 'Confirm it' : 'Add one'}
      </Link>
    </p>
  )
}
