import { describeTaking } from '@labreach/contract/describe-wishes'
import type { Relationship } from '@labreach/contract/professors'
import { plural } from '../../ui/text/text.ts'
import { Fit } from './fit.tsx'
import styles from './professor-summary.module.css'

const interestsMax = 3

type Props = { relationship: Relationship; maxReasons: number; withHeads?: boolean }

/** A professor in short: what this person works on, where, how well known, and why this person fits the student. */
export function ProfessorSummary({ relationship: { professor, match }, maxReasons, withHeads = false }: Props) {
  const works = professor.key_interests.slice(0, interestsMax).join(', ') || professor.affiliation
  return (
    <article className={`card ${styles.summary}`}>
      <p className={styles.lead}>{works}</p>
      <p className="quiet small figures">
        {professor.name && <>{professor.name} · </>}
        {professor.school_name || professor.affiliation} · {plural(professor.cited_by, 'citation')}
      </p>
      {professor.taking && <p className="small">{describeTaking(professor.taking)}</p>}
      {match && (
        <div className={styles.why}>
          <Fit match={match} max={maxReasons} withHeads={withHeads} />
        </div>
      )}
    </article>
  )
}
