import styles from './facts.module.css'

/** The interests and skills from a resume, as chips that appear one after the other. */
export function Facts({ interests, skills }: { interests: string[]; skills: string[] }) {
  if (interests.length + skills.length === 0) {
    return <p className="quiet">No interests were found in your resume. Matching uses its whole text.</p>
  }
  return (
    <div className={styles.facts}>
      <Group title="Interests" words={interests} />
      <Group title="Skills" words={skills} />
    </div>
  )
}

function Group({ title, words }: { title: string; words: string[] }) {
  if (words.length === 0) return null
  return (
    <div className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <ul className="chips">
        {words.map((word, index) => (
          <li key={word} className={`chip ${styles.rise}`} style={{ animationDelay: `${Math.min(index, 12) * 60}ms` }}>
            {word}
          </li>
        ))}
      </ul>
    </div>
  )
}
