import { Arc } from './arc.tsx'
import styles from './countdown.module.css'

const size = 56
const stroke = 3

/**
 * A ring that empties, with the seconds in it. It changes every second, so screen readers do not get it: the words
 * beside it say the same.
 */
export function Countdown({ seconds, of, isSmall = false }: { seconds: number; of: number; isSmall?: boolean }) {
  return (
    <span className={styles.countdown} data-small={isSmall || undefined} aria-hidden="true">
      <svg viewBox={`0 0 ${size} ${size}`}>
        <Arc
          size={size}
          stroke={stroke}
          share={Math.min(100, (seconds / of) * 100)}
          classNames={{ track: styles.track, arc: styles.arc }}
        />
      </svg>
      <span className={`figures ${styles.number}`}>{seconds}</span>
    </span>
  )
}
