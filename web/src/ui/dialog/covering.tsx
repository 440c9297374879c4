import { Loader } from '@mantine/core'
import styles from './covering.module.css'

/** Covers the page with a sentence while it is about to be another one. */
export function Covering({ children }: { children: string }) {
  return (
    <div className={styles.covering} role="status">
      <Loader size="sm" aria-hidden="true" />
      <p className={styles.text}>{children}</p>
    </div>
  )
}
