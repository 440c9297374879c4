import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import styles from './error.module.css'
import { Frame } from './frame.tsx'
import { useSupport } from './support.ts'

type Props = { title?: string | undefined; message?: string | undefined; onRetry: () => void }

/** The generic error screen. */
export function ErrorPage(props: Props) {
  return (
    <Frame>
      <ErrorDetails {...props} />
    </Frame>
  )
}

/** What went wrong and where to go from here; also stands where a page broke. */
export function ErrorDetails({ title = 'Oops! Something went wrong', message, onRetry }: Props) {
  const client = useQueryClient()
  const support = useSupport()
  const retry = () => {
    // What broke the page may be what it was given.
    void client.resetQueries()
    onRetry()
  }
  return (
    <div className={styles.error}>
      <h1>{title}</h1>
      <p className={message ? styles.details : 'quiet'} role="alert">
        {message ?? 'Nothing you saved is lost. Try again in a moment.'}
      </p>
      <div className={styles.actions}>
        <Button onClick={retry}>Try Again</Button>
        <Button variant="default" renderRoot={(props: object) => <Link to="/" {...props} />}>
          Go to Home
        </Button>
        <Button variant="default" component="a" href={support.mail(title, message)}>
          Contact Support
        </Button>
      </div>
    </div>
  )
}
