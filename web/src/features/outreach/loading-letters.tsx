import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.css'
import styles from './history.module.css'

const lines = [62, 48, 70, 55, 66]

/** Skeletons with the shape of the history. */
export function LoadingLetters() {
  return (
    <div className={styles.history} role="status">
      <span className="visually-hidden">Loading your letters…</span>
      <div className={`card ${styles.skeleton}`} aria-hidden="true">
        <Skeleton height={20} width="30%" />
        <Skeleton height={96} />
      </div>
      <div className={`card ${styles.skeleton}`} aria-hidden="true">
        {lines.map((width) => (
          <Skeleton key={width} height={36} width={`${width}%`} />
        ))}
      </div>
    </div>
  )
}
