import type { ReactNode } from 'react'
import { Arc } from './arc.tsx'
import { percent } from './meter.tsx'
import styles from './ring.module.css'
import { count } from '../text/text.ts'

type Props = {
  label: string
  value: number
  max: number
  /** A dimmed text after the numbers. */
  note?: string | undefined
  /** A text that is shown when the limit is used up. */
  full?: ReactNode
  /** Shown inside the ring. */
  icon: ReactNode
}

const size = 44
const stroke = 4

/** A ring that shows how much of a limit is used, in amber when at most one use is left. Screen readers announce a change. */
export function Ring({ label, value, max, note, full, icon }: Props) {
  const share = percent(value, max)
  const isFull = value >= max
  const isScarce = value > 0 && max - value <= 1
  return (
    <div className={styles.ring} data-full={isFull || undefined} data-scarce={isScarce || undefined}>
      <span className={styles.picture}>
        <svg
          width={size}
          height={size}
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={`${label}: ${share}% used`}
        >
          <Arc size={size} stroke={stroke} share={share} classNames={{ track: styles.track, arc: styles.arc }} />
        </svg>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      </span>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p className="figures" aria-live="polite" aria-atomic="true">
          <span className="visually-hidden">{label}: </span>
          <strong>{count(value)}</strong>
          <span className="quiet"> / {count(max)}</span>
          {note && <span className="quiet"> · {note}</span>}
        </p>
        {isFull && full && <p className={`figures ${styles.full}`}>{full}</p>}
      </div>
    </div>
  )
}
