import { useState } from 'react'
import styles from './answers.module.css'
import { listMonths, type DayChoice } from './months.ts'

type Props = {
  id: string
  label: string
  /** Other days than the months in which terms begin. */
  choices?: readonly DayChoice[]
  /** A month that stands elsewhere. */
  except?: string
  /** The text of the choice without a month; null if there is none. */
  none: string | null
  disabled?: boolean
  /** The first day of the month, as "2027-09-01". */
  onChoose: (day: string | null) => void
}

/** The months in which terms begin, or other days, each with one tap. */
export function MonthChoice({ id, label, choices, except, none, disabled = false, onChoose }: Props) {
  const [months] = useState(() => choices ?? listMonths(new Date()))
  return (
    <div id={id} className={styles.months} role="group" aria-label={label}>
      {months
        .filter(({ day }) => day !== except)
        .map(({ day, label: text }) => (
          <button key={day} type="button" className={styles.month} disabled={disabled} onClick={() => onChoose(day)}>
            {text}
          </button>
        ))}
      {none && (
        <button type="button" className={styles.month} disabled={disabled} onClick={() => onChoose(null)}>
          {none}
        </button>
      )}
    </div>
  )
}
