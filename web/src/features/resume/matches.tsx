import type { MatchReason, Relationship } from '@labreach/contract/professors'
import { Button, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.css'
import { Drift } from '../../ui/drift.tsx'
import { State } from '../../ui/state.tsx'
import { count, plural } from '../../ui/text.ts'
import styles from './matches.module.css'
import type { Matching } from './use-matches.ts'

/** The best matches of a resume as they stream in, each with its reason. */
export function Matches({ matching }: { matching: Matching }) {
  const { state, matches } = matching
  if (state === 'error') {
    return (
      <State
        tone="error"
        title="Could not match you with professors. Please try again."
        action={
          <Button variant="default" onClick={matching.retry}>
            Try Again
          </Button>
        }
      />
    )
  }
  return (
    <div className={styles.stack}>
      <p role="status" className="quiet">
        {state === 'success'
          ? found(matching.count, matches.length)
          : 'Looking for professors who work on what you do…'}
      </p>
      {matches.length > 0 && (
        <Drift label="Your best matches">
          {matches.map((match) => (
            <Match key={match.id} match={match} />
          ))}
        </Drift>
      )}
      {state === 'loading' && matches.length === 0 && (
        <div className={styles.waiting} aria-hidden="true">
          <Skeleton height={210} radius="lg" />
          <Skeleton height={210} radius="lg" />
        </div>
      )}
    </div>
  )
}

function found(total: number, shown: number): string {
  if (shown === 0) return 'No professor matches this resume yet. You can still create your account and search.'
  if (total > shown) return `${count(total)} professors match. These are the ${shown} closest.`
  return `${plural(shown, 'professor')} ${shown === 1 ? 'matches' : 'match'}.`
}

/** The title of a locked professor's work stays hidden: its text is then the shared terms themselves. */
function saysTheSame({ terms, text }: MatchReason): boolean {
  return terms.length === 0 || terms.join(', ').toLowerCase() === text.toLowerCase()
}

const bands = { strong: 'Strong match', good: 'Good match', some: 'Possible match' } as const

function Match({ match: { professor, match } }: { match: Relationship }) {
  return (
    <li className={`card ${styles.match}`}>
      {match && (
        <p className={styles.band} data-band={match.band}>
          {bands[match.band]}
        </p>
      )}
      <p className={styles.lead}>{professor.key_interests.slice(0, 3).join(', ') || professor.affiliation}</p>
      <p className="quiet small figures">
        {professor.school_name} · {plural(professor.cited_by, 'citation')}
      </p>
      {match?.reasons.slice(0, 2).map((reason) => (
        <p key={reason.text} className={styles.reason}>
          <span className="quiet">{reason.source === 'publication' ? 'Writes about' : 'Works on'}</span> {reason.text}
          {!saysTheSame(reason) && (
            <span className={styles.terms}>You share: {reason.terms.slice(0, 4).join(', ')}</span>
          )}
        </p>
      ))}
    </li>
  )
}
