import { Link } from '@tanstack/react-router'
import styles from './error.module.css'
import { Frame } from './frame.tsx'
import { supportMail } from './support.ts'

export function NotFoundPage() {
  return (
    <Frame>
      <h1>This page does not exist</h1>
      <p className="quiet">404 Not Found. The address may have been mistyped, or the page may have moved.</p>
      <div className={styles.actions}>
        <Link to="/">Go to Home</Link>
        <Link to="/browse">Browse Professors</Link>
        <a href={supportMail('404 Not Found')}>Contact Support</a>
      </div>
    </Frame>
  )
}
