import styles from './histogram.module.css'

export type Bar = {
  /** What is counted here and how many there are, for whoever points at it. */
  title: string
  count: number
  /** Inside what is chosen. */
  chosen: boolean
  /** Where it begins, on the axis below; left out where there is no room. */
  mark?: string | undefined
}

type Props = {
  label: string
  bars: readonly Bar[]
  /** A bar was clicked; what it does can be done by the keyboard elsewhere. */
  onPick: (index: number) => void
}

const WIDTH = 9
const STEP = 10
const HEIGHT = 48
/** A single one among thousands is still seen. */
const LEAST = 1.5

/** How many there are of each size, as bars; those chosen are coloured. */
export function Histogram({ label, bars, onPick }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const tall = (count: number) => (count === 0 ? 0 : Math.max(LEAST, (count / most) * HEIGHT))
  return (
    <div className={styles.histogram}>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${bars.length * STEP - (STEP - WIDTH)} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bars.map(({ title, count, chosen }, index) => (
          <g key={title} className={styles.bar} data-chosen={chosen || undefined} onClick={() => onPick(index)}>
            <title>{title}</title>
            <rect className={styles.ground} x={index * STEP} width={WIDTH} height={HEIGHT} />
            <rect x={index * STEP} y={HEIGHT - tall(count)} width={WIDTH} height={tall(count)} />
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
