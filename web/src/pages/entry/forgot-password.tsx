import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { ForgotForm } from '../../features/account/password/forgot-form.tsx'
import { Entry } from './entry.tsx'

/** The page that requests a mail with a password reset link. */
export function ForgotPasswordPage() {
  const navigate = useNavigate()
  const email = useLocation({ select: ({ state }) => state.resetFor ?? '' })
  return (
    <Entry
      title="Forgot password"
      lead="Enter the email address of your account. We mail you a link to set a new password."
    >
      <ForgotForm
        email={email}
        onSent={(resetFor) => void navigate({ to: '/forgot-password/sent', state: { resetFor } })}
      />
      <p>
        Remember it? <Link to="/login">Sign in</Link>
      </p>
    </Entry>
  )
}
