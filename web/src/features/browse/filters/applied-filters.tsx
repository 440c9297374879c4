import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import styles from './applied-filters.module.css'
import { activeFilters, type Filters } from './filters.ts'

type Props = { filters: Filters; onApply: (filters: Filters) => void }

/** The active filters as removable chips; empty without one. */
export function AppliedFilters({ filters, onApply }: Props) {
  const active = activeFilters(filters)
  const place = useRef<HTMLDivElement>(null)
  const removedAt = useRef<number | null>(null)
  // The focus of a removed chip moves to the next one, else it stays at this place.
  useEffect(() => {
    if (removedAt.current === null) return
    const chips = place.current?.querySelectorAll('button') ?? []
    const next = chips[Math.min(removedAt.current, chips.length - 1)] ?? place.current
    if (document.activeElement === document.body) next?.focus()
    removedAt.current = null
  }, [active.length])
  return (
    <div ref={place} tabIndex={-1} className={styles.applied}>
      {active.length > 0 && (
        <>
          <span className={styles.label}>Filters applied</span>
          <ul className={`chips ${styles.chips}`} aria-label="Filters applied">
            {active.map(({ label, without }, at) => (
              <li key={label}>
                <button
                  type="button"
                  className={`chip ${styles.chip}`}
                  aria-label={`Remove filter ${label}`}
                  onClick={() => {
                    removedAt.current = at
                    onApply(without)
                  }}
                >
                  {label} <IconX size={16} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
