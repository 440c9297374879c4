import styles from './paired-lines.module.css'

export type Pair = {
  /** What stands on the left, one line each. */
  from: readonly string[]
  /** What all of them lead to. */
  to: string
  /** What kind of thing that is, where the words alone do not say it. */
  kind?: string | undefined
}

type Props = {
  pairs: readonly Pair[]
  /** Read between the two sides, where a line is drawn for the eye. */
  joins: string
  /** What stands on the left and on the right. */
  heads?: readonly [string, string]
}

/** Words on the left and what they meet on the right, with a line from each. */
export function PairedLines({ pairs, joins, heads }: Props) {
  return (
    <div className={styles.picture}>
      {heads && (
        <p className={styles.heads}>
          <span>{heads[0]}</span> <span>{heads[1]}</span>
        </p>
      )}
      <ul className={styles.pairs}>
        {pairs.map(({ from, to, kind }) => (
          <li key={`${from.join()} ${to}`} className={styles.pair}>
            <span className={styles.from}>
              {from.map((word, index) => (
                <span key={word}>
                  {word}
                  {index < from.length - 1 && <span className="hidden-but-read">, </span>}
                </span>
              ))}
            </span>
            <span className="hidden-but-read"> {joins} </span>
            <Lines count={from.length} />
            <span className={styles.to}>
              {to}
              {kind && <span className="quiet"> {kind}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** One line from the middle of each row on the left to the middle of the right side. */
function Lines({ count }: { count: number }) {
  return (
    <svg className={styles.lines} viewBox={`0 0 24 ${count * 2}`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <path key={row} d={`M0 ${row * 2 + 1}C12 ${row * 2 + 1} 12 ${count} 24 ${count}`} />
      ))}
    </svg>
  )
}
