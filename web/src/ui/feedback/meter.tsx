import { count } from '../text/text.ts'
import styles from './meter.module.css'

type Props = {
  label: string
  value: number
  max: number
  children?: React.ReactNode
}

/** `value` as a whole percentage of `max`, 0 to 100. */
export const percent = (value: number, max: number): number =>
  max > 0 ? Math.min(100, Math.round((value / max) * 100)) : 0

/** A counter with a bar: `value` of `max`. Screen readers announce a change. */
export function Meter({ label, value, max, children }: Props) {
  return (
    <div className={styles.meter}>
      <div className={styles.line}>
        <span className={styles.label}>
          {label} {children}
        </span>
        <span className="figures" aria-live="polite" aria-atomic="true">
          <span className="visually-hidden">{label}: </span>
          <strong>{count(value)}</strong>
          <span className="quiet"> / {count(max)}</span>
        </span>
      </div>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.bar} style={{ inlineSize: `${percent(value, max)}%` }} />
      </div>
    </div>
  )
}
