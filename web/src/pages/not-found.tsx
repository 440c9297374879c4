import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import styles from './error.module.css'
import { Frame } from './frame.tsx'
import { useSupport } from './support.ts'

export function NotFoundPage() {
  const support = useSupport()
  return (
    <Frame width="prose">
      <div className={styles.error}>
        <div className={styles.head}>
          <p className={styles.code}>404 Not Found</p>
          <h1>This page does not exist</h1>
        </div>
        <p className="quiet">The address may have been mistyped, or the page may have moved.</p>
        <div className={styles.actions}>
          <Button renderRoot={(props: object) => <Link to="/" {...props} />}>Go to Home</Button>
          <Button variant="default" renderRoot={(props: object) => <Link to="/browse" {...props} />}>
            Browse Professors
          </Button>
          <Button variant="default" component="a" href={support.mail('404 Not Found')}>
            Contact Support
          </Button>
        </div>
      </div>
    </Frame>
  )
}
