import { Link } from '@tanstack/react-router'
import styles from './frame.module.css'

/** The product's name, leading home. */
export function Wordmark() {
  return (
    <Link to="/" className={styles.wordmark}>
      <img src="/icon.svg" alt="" width={28} height={28} />
      Labreach
    </Link>
  )
}
