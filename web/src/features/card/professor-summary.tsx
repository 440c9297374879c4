import { describeTaking } from '@labreach/contract/describe-wishes'
import type { Relationship } from '@labreach/contract/professors'
import { FactLine, Lead, Thread } from '../../ui/card/card.tsx'
import { plural } from '../../ui/text/text.ts'
import { Fit } from './fit.tsx'
import styles from './professor-summary.module.css'

const interestsMax = 3

type Props = {
  relationship: Relationship
  /** What this person works on, in the order of the headline; the professor's own order without it. */
  topics?: readonly string[] | undefined
  maxReasons: number
  withHeads?: boolean
}

/** A professor in short: what this person works on, where, how well known, and why this person fits the student. */
export function ProfessorSummary({ relationship, topics, maxReasons, withHeads = false }: Props) {
  const { professor, match } = relationship
  const works = (topics ?? professor.key_interests).slice(0, interestsMax).join(', ') || professor.affiliation
  return (
    <article className={`card ${styles.summary}`}>
      <Lead>{works}</Lead>
      <FactLine
        facts={[
          ...(professor.name ? [{ term: 'Professor', fact: professor.name }] : []),
          { term: 'University', fact: professor.school_name || professor.affiliation },
          { term: 'Impact', fact: plural(professor.cited_by, 'citation') },
        ]}
      />
      {professor.taking && <p className="small">{describeTaking(professor.taking)}</p>}
      {match && (
        <Thread>
          <Fit match={match} max={maxReasons} withHeads={withHeads} />
        </Thread>
      )}
    </article>
  )
}
