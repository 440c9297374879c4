import styles from './histogram.module.css'

export type Bar = {
  /** The text at the pointer: the range and its count. */
  title: string
  count: number
  /** Whether the bar is inside the selected range. */
  selected: boolean
  /** The start of the range, as a label on the axis. Left out if there is no room. */
  mark?: string | undefined
}

type Props = {
  label: string
  bars: readonly Bar[]
  /** Called with the index of a clicked bar. The page needs another control for the same change, for the keyboard. */
  onPick: (index: number) => void
}

const WIDTH = 9
const STEP = 10
const HEIGHT = 48
/** The height of the smallest bar, so that a count of one remains visible next to thousands. */
const MIN_HEIGHT = 1.5

/** A bar chart of counts per range. The bars of the selected range are coloured. */
export function Histogram({ label, bars, onPick }: Props) {
  const maxCount = Math.max(1, ...bars.map(({ count }) => count))
  const barHeight = (count: number) => (count === 0 ? 0 : Math.max(MIN_HEIGHT, (count / maxCount) * HEIGHT))
  return (
    <div className={styles.histogram}>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${bars.length * STEP - (STEP - WIDTH)} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bars.map(({ title, count, selected }, index) => (
          <g key={title} className={styles.bar} data-selected={selected || undefined} onClick={() => onPick(index)}>
            <title>{title}</title>
            <rect className={styles.background} x={index * STEP} width={WIDTH} height={HEIGHT} />
            <rect x={index * STEP} y={HEIGHT - barHeight(count)} width={WIDTH} height={barHeight(count)} />
          </g>
        ))}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        {bars.map(({ title, mark }) => (
          <span key={title}>{mark}</span>
        ))}
      </p>
    </div>
  )
}
