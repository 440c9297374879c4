import { useState } from 'react'
import styles from './answers.module.css'
import { listMonths, monthOf } from './months.ts'

type Props = {
  id: string
  label: string
  /** A month that stands elsewhere. */
  except?: string
  /** The text of the choice without a month; null if there is none. */
  none: string | null
  disabled?: boolean
  /** The first day of the month, as "2027-09-01". */
  onChoose: (day: string | null) => void
}

/** The months in which terms begin, each with one tap. */
export function MonthChoice({ id, label, except, none, disabled = false, onChoose }: Props) {
  const [months] = useState(() => listMonths(new Date()))
  return (
    <div id={id} className={styles.months} role="group" aria-label={label}>
      {months
        .filter((day) => day !== except)
        .map((day) => (
          <button key={day} type="button" className={styles.month} disabled={disabled} onClick={() => onChoose(day)}>
            {monthOf(day)}
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
