import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import styles from './error.module.css'
import { Frame } from './frame.tsx'
import { supportMail } from './support.ts'

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
  return (
    <div className={styles.error}>
      <h1>{title}</h1>
      {message && (
        <p className={styles.details} role="alert">
          {message}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={onRetry}>Try Again</Button>
        <Link to="/">Go to Home</Link>
        <a href={supportMail(title, message)}>Contact Support</a>
      </div>
    </div>
  )
}
