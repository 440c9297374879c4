import styles from './paired-lines.module.css'

export type Pair = {
  from: string
  /** The text to which the thread leads. */
  to: string
  /** The kind of `to`, if its text alone does not make it clear. */
  kind?: string | undefined
}

type Props = {
  pairs: readonly Pair[]
  /** The words between the two texts for screen readers, in place of the thread. */
  joins: string
  /** What the first and the second text of each pair is. */
  heads?: readonly [string, string]
}

/** Pairs of texts: below the first one, a step to the right, the second one, to which a thread leads. */
export function PairedLines({ pairs, joins, heads }: Props) {
  return (
    <div className={styles.picture}>
      {heads && (
        <p className={styles.heads}>
          <span>{heads[0]}</span> <span className={styles.to}>{heads[1]}</span>
        </p>
      )}
      <ul className={styles.pairs}>
        {pairs.map(({ from, to, kind }) => (
          <li key={`${from} ${to}`}>
            <span className={`${styles.from} ${styles.text}`}>{from}</span>
            <span className="visually-hidden">{` ${joins} `}</span>
            <span className={styles.to}>
              <span className={styles.text}>
                {to}
                {kind && <span className="quiet"> {kind}</span>}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
