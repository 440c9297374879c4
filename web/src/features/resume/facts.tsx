import { IconChevronDown } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { plural } from '../../ui/text/text.ts'
import styles from './facts.module.css'

/** The interests and skills from a resume, as chips that appear one after the other. The skills are folded. */
export function Facts({ interests, skills }: { interests: string[]; skills: string[] }) {
  const heading = useId()
  if (interests.length + skills.length === 0) {
    return <p className="quiet">No interests were found in your resume. Matching uses its whole text.</p>
  }
  return (
    <div className={styles.facts}>
      {interests.length > 0 && (
        <div className={styles.group}>
          <h3 className={styles.title} id={heading}>
            Interests
          </h3>
          <ul className="chips" aria-labelledby={heading}>
            {renderChips(interests)}
          </ul>
        </div>
      )}
      {skills.length > 0 && (
        <details className={styles.skills}>
          <summary>
            {plural(skills.length, 'skill')} <IconChevronDown size={16} aria-hidden="true" />
          </summary>
          <ul className="chips" aria-label="Skills">
            {renderChips(skills)}
          </ul>
        </details>
      )}
    </div>
  )
}

const renderChips = (words: string[]): ReactNode =>
  words.map((word, index) => (
    <li key={word} className={`chip ${styles.rise}`} style={{ animationDelay: `${Math.min(index, 12) * 60}ms` }}>
      {word}
    </li>
  ))
