import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import styles from './register.module.css'

/** Above the registration, for somebody whose session has ended: they have an account, and need no other one. */
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
