/** Explains why an invited visitor can only sign up with Google. A button continues without the invitation. */
export function InvitationNote({ onDecline }: { onDecline: () => void }) {
  return (
    <p className="quiet small">
      You were invited by another student. The invitation counts once you sign up with Google; if it is not valid, your
      account is created all the same.{' '}
      <button type="button" className="text-button" onClick={onDecline}>
        Sign up without the invitation
      </button>
    </p>
  )
}
