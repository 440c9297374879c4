import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { plural } from '../../ui/text/text.ts'
import styles from './resume-interests.module.css'

/** The interests and skills from a resume, collapsed: what was understood from them is above. */
export function ResumeInterests({ interests, skills }: { interests: string[]; skills: string[] }) {
  if (interests.length + skills.length === 0) {
    return <p className="quiet">No interests were found in your resume. Matching uses its whole text.</p>
  }
  const counts = [
    interests.length > 0 && plural(interests.length, 'interest'),
    skills.length > 0 && plural(skills.length, 'skill'),
  ]
  return (
    <details className={styles.facts}>
      <summary>
        {counts.filter(Boolean).join(' and ')} in your resume <IconChevronDown size={16} aria-hidden="true" />
      </summary>
      <div className={styles.groups}>
        <Group title="Interests" words={interests} />
        <Group title="Skills" words={skills} />
      </div>
    </details>
  )
}

function Group({ title, words }: { title: string; words: string[] }): ReactNode {
  if (words.length === 0) return null
  return (
    <div className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <ul className="chips" aria-label={title}>
        {words.map((word) => (
          <li key={word} className="chip">
            {word}
          </li>
        ))}
      </ul>
    </div>
  )
}
