import { InterestQuestion } from './interest-question.tsx'
import styles from './understood-fields.module.css'
import type { UseUnderstanding } from './use-understanding.ts'

type Props = {
  from: UseUnderstanding
  /** Whether professors are shown below who have at least a little in common with the student. */
  hasNearest: boolean
}

/** Says that nothing fits well, and asks one question. */
export function LittleFound({ from: { understanding, change }, hasNearest }: Props) {
  return (
    <section className={`card ${styles.little}`} aria-label="Little found">
      <p role="status" className={styles.littleTitle}>
        We found little in your resume that professors here work on.
      </p>
      <p>
        Say in your own words what draws you, and we look again.
        {hasNearest && ' Those below are only the nearest we have.'}
      </p>
      {understanding && <InterestQuestion typed={understanding.typed} change={change} action="Look Again" />}
    </section>
  )
}
