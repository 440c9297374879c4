import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import styles from './register.module.css'

/** Shown above the registration to a student whose session has ended, since they already have an account. */
export function SignInAgain() {
  return (
    <section className={`card ${styles.again}`} aria-labelledby="sign-in-again">
      <h2 id="sign-in-again">You have an account</h2>
      <p>Your session has ended. Sign in, and you come back to the page you were on.</p>
      <Button renderRoot={(props: object) => <Link to="/login" {...props} />}>Sign in</Button>
      <p className="quiet small">The registration below is for a new account.</p>
    </section>
  )
}
