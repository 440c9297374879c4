import { Link } from '@tanstack/react-router'
import styles from './frame.module.css'

/** The name of the product with a link to the landing page. */
export function Wordmark() {
  return (
    <Link to="/" className={`reach ${styles.wordmark}`}>
      <img src="/icon.svg" alt="" width={28} height={28} />
      Labreach
    </Link>
  )
}
