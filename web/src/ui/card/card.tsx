import { Fragment, type ReactNode } from 'react'
import styles from './card.module.css'

/** The headline of a card. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>
}

/** One line of facts below the headline. `term` names the fact for screen readers. */
export function FactLine({ facts }: { facts: readonly { term: string; fact: ReactNode }[] }) {
  return (
    <dl className={`quiet small figures ${styles.line}`}>
      {facts.map(({ term, fact }) => (
        <Fragment key={term}>
          <dt className="visually-hidden">{term}</dt>
          <dd>{fact}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** What connects the reader with the card, below a rule. */
export function Thread({ children }: { children: ReactNode }) {
  return <div className={styles.thread}>{children}</div>
}

/** A degree as a word beside a full, a half or an empty circle; without a circle if there is none. */
export function Degree({ degree, children }: { degree: 'full' | 'half' | 'empty' | 'none'; children: ReactNode }) {
  return (
    <p className={styles.degree} data-degree={degree}>
      {children}
    </p>
  )
}
