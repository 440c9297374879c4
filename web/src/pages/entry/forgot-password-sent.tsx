import { lifetimes } from '@labreach/contract/lifetimes'
import { Button } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Entry } from './entry.tsx'
import styles from './forgot-password-sent.module.css'

const minutes = lifetimes.passwordResetLinkMs / 60_000

/** The page after requesting a reset mail. It does not reveal whether an account uses the address. */
export function ForgotPasswordSentPage() {
  const navigate = useNavigate()
  const email = useLocation({ select: ({ state }) => state.resetFor })
  return (
    <Entry
      title="Check your inbox"
      lead={
        <>
          If an account uses {email ? <strong className={styles.address}>{email}</strong> : 'this address'}, an email
          with a link to set a new password is on its way.
        </>
      }
    >
      <section className={styles.steps} aria-labelledby="next">
        <h2 id="next">What to do next</h2>
        <ol>
          <li>Open the email from Labreach. It may take a minute, so check your spam folder too.</li>
          <li>
            Follow its link within <span className="figures">{minutes}</span> minutes. It works once.
          </li>
          <li>Set a new password, and sign in with it.</li>
        </ol>
      </section>
      <div className={styles.buttons}>
        <Button size="md" onClick={() => void navigate({ to: '/login' })}>
          Back to Sign In
        </Button>
        <Button
          size="md"
          variant="default"
          onClick={() => void navigate({ to: '/forgot-password', state: email ? { resetFor: email } : {} })}
        >
          Send Another Email
        </Button>
      </div>
      <p className="quiet small">
        Emails go to the address that you confirmed on your profile, or to the one of your Google account.
      </p>
    </Entry>
  )
}
