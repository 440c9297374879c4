import { limits } from '@labreach/contract/plans'
import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.css'
import styles from './results.module.css'

/** Placeholders with the shape of the counters and the cards, so that nothing moves when they arrive. */
export function LoadingGrid() {
  return (
    <div role="status" className={styles.loading}>
      <span className="visually-hidden">Loading...</span>
      <div className={styles.counters} aria-hidden="true">
        <Skeleton height={12} />
        <Skeleton height={12} width="70%" />
      </div>
      <ul className={styles.grid} aria-hidden="true">
        {Array.from({ length: limits.pageSize }, (_, index) => (
          <li key={index} className={`card ${styles.skeleton}`}>
            <Skeleton height={14} width="60%" />
            <Skeleton height={72} width="90%" mt="lg" />
            <Skeleton height={12} width="70%" mt="sm" />
            <Skeleton height={64} mt="lg" />
            <Skeleton height={44} mt="auto" />
          </li>
        ))}
      </ul>
    </div>
  )
}
