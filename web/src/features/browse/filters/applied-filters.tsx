import { IconX } from '@tabler/icons-react'
import styles from './applied-filters.module.css'
import { activeFilters, type Filters } from './filters.ts'

type Props = { filters: Filters; onApply: (filters: Filters) => void }

/** The active filters as removable chips; nothing without one. */
export function AppliedFilters({ filters, onApply }: Props) {
  const active = activeFilters(filters)
  if (active.length === 0) return null
  return (
    <div className={styles.applied}>
      <span className={styles.label}>Filters applied</span>
      <ul className={`chips ${styles.chips}`} aria-label="Filters applied">
        {active.map(({ label, without }) => (
          <li key={label}>
            <button
              type="button"
              className={`chip ${styles.chip}`}
              aria-label={`Remove filter ${label}`}
              onClick={() => onApply(without)}
            >
              {label} <IconX size={14} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
