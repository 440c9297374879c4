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
    <Frame width="prose">
      <ErrorDetails {...props} />
    </Frame>
  )
}

/** The error message with actions. Also shown in place of a page that failed to render. */
export function ErrorDetails({ title = 'Oops! Something went wrong', message, onRetry }: Props) {
  const client = useQueryClient()
  const support = useSupport()
  const retry = () => {
    // The fetched data may be the cause of the error.
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
