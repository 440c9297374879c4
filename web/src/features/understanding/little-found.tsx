import { Note } from '../../ui/feedback/state.tsx'
import { InterestQuestion } from './interest-question.tsx'
import styles from './understood-fields.module.css'
import type { UseUnderstanding } from './use-understanding.ts'

/** Says that nothing fits well, and asks one question. */
export function LittleFound({ from: { understanding, change } }: { from: UseUnderstanding }) {
  return (
    <div className={styles.little}>
      <Note tone="amber" title="We found little in your resume that professors here work on.">
        <p>Tell us in your own words, and the professors below are sought again. These are only the nearest we have.</p>
        {understanding && <InterestQuestion typed={understanding.typed} change={change} />}
      </Note>
    </div>
  )
}
