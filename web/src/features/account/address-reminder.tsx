import type { Student } from '@labreach/contract/account'
import { Link, useRouterState } from '@tanstack/react-router'

type Props = { student: Student; onNavigate?: (() => void) | undefined }

/**
 * A reminder in the sidebar until there is a verified address or a Google address, for the password reset. Beside the
 * result of a payment there is none.
 */
export function AddressReminder({ student, onNavigate }: Props) {
  const isPayment = useRouterState({ select: ({ location }) => location.pathname.startsWith('/payment') })
  if (isPayment || student.email_verified || student.google_email || student.google_user) return null
  return (
    <p className="quiet small">
      {student.email ? 'Email not confirmed yet.' : 'No email address yet.'}{' '}
      <Link to="/profile" hash="account" title="To replace a forgotten password" onClick={onNavigate}>
        {student.email ? 'Confirm it' : 'Add one'}
      </Link>
    </p>
  )
}
