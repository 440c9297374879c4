import type { Outreach } from '@labreach/contract/outreach'
import { useState } from 'react'
import { shortDate } from '../../ui/text/text.ts'
import { listSteps } from './steps.ts'
import styles from './timeline.module.css'

type Props = {
  letter: Outreach
  /** All letters of the student. */
  letters: readonly Outreach[]
}

/** The timeline of a letter, from the unlock to the answer; a step that has not happened has a hollow dot. */
export function Timeline({ letter, letters }: Props) {
  const [now] = useState(() => new Date())
  return (
    <ol className={styles.line} aria-label={`From unlock to answer: ${letter.professor_name}`}>
      {listSteps(letter, letters, now.getTime()).map(({ label, at, state }) => (
        <li key={label} className={styles.step} data-state={state}>
          {label}
          {state === 'next' && !at && <span className="visually-hidden">, not yet</span>}
          {at && (
            <>
              {' '}
              <time className="figures" dateTime={at}>
                {shortDate(at, now)}
              </time>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
