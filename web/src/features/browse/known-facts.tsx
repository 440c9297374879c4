import type { Fact, Freshness } from '@labreach/contract/professors'
import { date } from '../../ui/text/text.ts'
import styles from './card.module.css'
import { describeFact, describeSetValues } from './describe-fact.ts'

const sources: Readonly<Record<Fact['source'], string>> = {
  openalex: 'OpenAlex',
  demo: 'demo',
  homepage: 'homepage',
  professor: 'the professor',
}
/** The order on the card: what decides about a letter first. */
const order: readonly Fact['kind'][] = [
  'taking',
  'not_taking',
  'affiliation_since',
  'last_work',
  'works_per_year',
  'grant',
]

/**
 * What is known of an unlocked professor: the line of the locked card, which unfolds into the facts, each with its source
 * and date; old facts are grey. Folded, so that a card keeps its height when it is unlocked.
 */
export function KnownFacts({ freshness }: { freshness: Freshness }) {
  const facts = freshness.facts.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
  if (facts.length === 0) return null
  return (
    <details className={styles.known}>
      <summary>{describeSetValues(freshness) || 'What is known'}</summary>
      <ul aria-label="What is known">
        {facts.map((fact) => (
          <li key={`${fact.kind} ${fact.source} ${describeFact(fact)}`} className={fact.stale ? 'quiet' : ''}>
            {describeFact(fact)}{' '}
            <span className="quiet">
              (<Source fact={fact} />, {date(`${fact.known_on}T12:00`)}
              {fact.stale && ', over a year old'})
            </span>
            {fact.quote && <q className="quiet">{fact.quote}</q>}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Source({ fact: { source, address } }: { fact: Fact }) {
  if (!address || !/^https?:/.test(address)) return sources[source]
  return (
    <a href={address} target="_blank" rel="noreferrer" aria-label={`${sources[source]} (opens in a new tab)`}>
      {sources[source]}
    </a>
  )
}
