import { Degree, FactLine, Lead, Thread } from '../../ui/card/card.tsx'
import { PairedLines, type Pair } from '../../ui/charts/paired-lines.tsx'
import styles from './example-match.module.css'

const reasons: readonly Pair[] = [
  {
    from: 'Counted bleached corals on the north shore',
    to: 'Heat and recovery of reef corals',
    kind: '2024',
  },
  { from: 'Scientific diving', to: 'Marine ecology' },
]

/** An invented match and the beginning of its letter, with the design of the product. */
export function ExampleMatch() {
  return (
    <figure className={styles.figure}>
      <div className={`card ${styles.match}`}>
        <Lead>Coral reefs, marine ecology</Lead>
        <FactLine
          facts={[
            { term: 'University', fact: 'UC Santa Barbara' },
            { term: 'Impact', fact: '12,480 citations' },
          ]}
        />
        <Thread>
          <div className={styles.fit}>
            <div className={styles.head}>
              <Degree degree="full">Close match</Degree>
              <p className={styles.note}>An example, made up</p>
            </div>
            <PairedLines pairs={reasons} joins="matches" heads={['Your words', 'Their work']} />
          </div>
        </Thread>
      </div>
      <div className={styles.letter}>
        <p className={styles.subject}>
          <span className="quiet">Subject</span> Two things I noticed in your reef surveys
        </p>
        <p>Dear Professor,</p>
        <p>
          Your transects on the north shore are why I am writing. Last summer I counted bleached colonies on the same
          reef, and my numbers disagree with the model in one place.
        </p>
        <p className={styles.last}>May I show you the plot? It takes ten minutes to read, and I would gladly help…</p>
      </div>
    </figure>
  )
}
