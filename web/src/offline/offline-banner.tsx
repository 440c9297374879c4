import { useIsOnline } from './connection.ts'
import styles from './offline-banner.module.css'

/**
 * At the foot of every page while there is no connection. Announced by screen readers when it appears. `keepsPages`: whether
 * this page is a student's; nothing is kept of those for professors and mentors.
 */
export function OfflineBanner({ keepsPages }: { keepsPages: boolean }) {
  const isOnline = useIsOnline()
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.banner}>
          <strong>You are offline.</strong>
          {keepsPages && ' Letters that you write are kept in this browser. Pages you have seen stay readable.'}
        </p>
      )}
    </div>
  )
}
