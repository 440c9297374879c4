import styles from './paired-lines.module.css'

export type Pair = {
  /** The texts on the left, one per line. */
  from: readonly string[]
  /** Whether the left side has the words of the right side: it says so instead of repeating them. */
  isSame?: boolean
  /** The text on the right, to which all of them are connected. */
  to: string
  /** The kind of `to`, if its text alone does not make it clear. */
  kind?: string | undefined
}

type Props = {
  pairs: readonly Pair[]
  /** The words between the two sides for screen readers, in place of the lines. */
  joins: string
  /** The headings of the left and the right side. */
  heads?: readonly [string, string]
}

/** Texts on the left, each connected by a line with the text that it matches on the right. */
export function PairedLines({ pairs, joins, heads }: Props) {
  return (
    <div className={styles.picture}>
      {heads && (
        <p className={styles.heads}>
          <span>{heads[0]}</span> <span>{heads[1]}</span>
        </p>
      )}
      <ul className={styles.pairs}>
        {pairs.map(({ from, to, kind, isSame }) => (
          <li key={`${from.join()} ${to}`} className={styles.pair}>
            <span className={styles.from}>
              {isSame ? (
                <span className="quiet">you name it too</span>
              ) : (
                from.map((word, index) => (
                  <span key={word}>
                    {word}
                    {index < from.length - 1 && <span className="visually-hidden">, </span>}
                  </span>
                ))
              )}
            </span>
            <span className="visually-hidden">{isSame ? ': ' : ` ${joins} `}</span>
            <Lines count={isSame ? 1 : from.length} />
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

/** Draws a line from the middle of each row on the left to the middle of the right side. */
function Lines({ count }: { count: number }) {
  return (
    <svg className={styles.lines} viewBox={`0 0 24 ${count * 2}`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <path key={row} d={`M0 ${row * 2 + 1}C12 ${row * 2 + 1} 12 ${count} 24 ${count}`} />
      ))}
    </svg>
  )
}
