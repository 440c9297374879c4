import styles from './countdown.module.css'

const size = 56
const stroke = 3
const radius = (size - stroke) / 2

/**
 * A ring that empties, with the seconds in it. It changes every second, so screen readers do not get it: the words
 * beside it say the same.
 */
export function Countdown({ seconds, of, isSmall = false }: { seconds: number; of: number; isSmall?: boolean }) {
  return (
    <span className={styles.countdown} data-small={isSmall || undefined} aria-hidden="true">
      <svg viewBox={`0 0 ${size} ${size}`}>
        <circle className={styles.track} cx={size / 2} cy={size / 2} r={radius} strokeWidth={stroke} />
        {seconds > 0 && (
          <circle
            className={styles.arc}
            cx={size / 2}
            cy={size / 2}
            r={radius}
            strokeWidth={stroke}
            pathLength={100}
            strokeDasharray={`${Math.min(100, (seconds / of) * 100)} 100`}
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
          />
        )}
      </svg>
      <span className={`figures ${styles.number}`}>{seconds}</span>
    </span>
  )
}
