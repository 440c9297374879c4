import { IconChevronLeft, IconChevronRight, IconLock } from '@tabler/icons-react'
import { limits } from '@labreach/contract/plans'
import { FactLine, Lead } from '../../ui/card/card.tsx'
import controls from './controls.module.css'
import styles from './curated-database.module.css'
import sections from './sections.module.css'

/** The section about the catalogue, with today's preview as a row of cards. */
export function CuratedDatabase() {
  return (
    <section className={sections.section} aria-labelledby="database">
      <div className={sections.head}>
        <h2 id="database" tabIndex={-1}>
          A curated database
        </h2>
        <p>
          <span data-part="professor-count-in-text">Professors</span> with what they work on, where, and how often it is
          cited. You choose by the work; unlock to see the name.
        </p>
      </div>
      <div data-needs-script>
        <ul className={styles.row} tabIndex={0} aria-label="Professors listed today" data-part="cards" aria-busy="true">
          {Array.from({ length: limits.previewProfessors }, (_, at) => (
            <li key={at} className={`card ${styles.waiting}`} aria-hidden="true" />
          ))}
        </ul>
        <div className={styles.controls}>
          <button type="button" className={controls.round} aria-label="Back" data-part="back">
            <IconChevronLeft size={20} aria-hidden="true" />
          </button>
          <button type="button" className={controls.round} aria-label="Forward" data-part="forward">
            <IconChevronRight size={20} aria-hidden="true" />
          </button>
        </div>
        <div className={styles.failed} role="alert" data-part="cards-failed" hidden>
          <p>The preview could not be loaded.</p>
          <button type="button" className={controls.second} data-part="cards-again">
            Try Again
          </button>
        </div>
      </div>
      <template data-part="card">
        <li className={`card ${styles.card}`}>
          <h3>
            <IconLock size={16} aria-hidden="true" /> Professor Preview
          </h3>
          <Lead>
            <span data-part="areas" />
          </Lead>
          <FactLine
            facts={[
              { term: 'University', fact: <span data-part="university" /> },
              { term: 'Impact', fact: <span data-part="impact" /> },
            ]}
          />
        </li>
      </template>
    </section>
  )
}
