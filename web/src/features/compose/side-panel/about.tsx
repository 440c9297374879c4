import type { Relationship } from '@labreach/contract/professors'
import { memo } from 'react'
import { date, plural } from '../../../ui/text/text.ts'
import styles from '../compose.module.css'

/** The facts about the professor next to the letter. */
export const About = memo(function About({
  relationship: { professor, email_sent_date: sentDate },
}: {
  relationship: Relationship
}) {
  const { affiliation, school_name: school } = professor
  return (
    <section className={styles.about} aria-label={`About ${professor.name}`}>
      <h3>{professor.name}</h3>
      <p className="quiet small">
        {affiliation.includes(school) ? affiliation : [affiliation, school].filter(Boolean).join(', ')}
      </p>
      <p className="quiet small figures">{plural(professor.cited_by, 'citation')}</p>
      {sentDate && <p className="small figures">First Email: {date(sentDate)}</p>}
      <h4 className={styles.label}>Research interests</h4>
      <ul className="chips">
        {professor.key_interests.map((interest) => (
          <li key={interest} className="chip">
            {interest}
          </li>
        ))}
      </ul>
    </section>
  )
})
