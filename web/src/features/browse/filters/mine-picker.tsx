import { useId } from 'react'
import { mineOptions, type Mine } from './filters.ts'
import styles from './mine-picker.module.css'

type Props = { value: Mine; onChange: (mine: Mine) => void }

/**
 * One's own professors: unlocked, drafting, sent or answered. Native radio buttons: Mantine's control of segments would
 * exceed the budget of the page.
 */
export function MinePicker({ value, onChange }: Props) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label="My professors" className={styles.picker}>
      {mineOptions.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
