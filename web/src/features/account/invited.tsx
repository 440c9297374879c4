/** Why a visitor with an invitation sees Google alone, and the way on without it. */
export function Invited({ onUninvited }: { onUninvited: () => void }) {
  return (
    <p className="quiet small">
      You were invited by another student. The invitation counts once you sign up with Google; if it is not valid, your
      account is created all the same.{' '}
      <button type="button" className="text-button" onClick={onUninvited}>
        Sign up without the invitation
      </button>
    </p>
  )
}
