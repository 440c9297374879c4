import { Loader } from '@mantine/core'
import styles from './page-cover.module.css'

/** Covers the page with a loading text until the next page opens. */
export function PageCover({ children }: { children: string }) {
  return (
    <div className={styles.cover} role="status">
      <Loader size="sm" aria-hidden="true" />
      <p className={styles.text}>{children}</p>
    </div>
  )
}
