import { Link } from '@tanstack/react-router'
import { session } from '../../credentials/session.ts'

/** Where a student goes from the page of a mailed link. */
export function WayOn() {
  return (
    <p>
      {session.isValid() ? (
        <Link to="/profile" className="reach">
          Go to your profile
        </Link>
      ) : (
        <Link to="/login" className="reach">
          Sign in
        </Link>
      )}
    </p>
  )
}
