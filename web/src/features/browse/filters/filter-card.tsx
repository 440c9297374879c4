import { Button, TextInput } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconSearch, IconStar, IconStarFilled, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState, type FormEvent } from 'react'
import styles from './filter-card.module.css'
import { activeFilters, noFilters, type Filters } from './filters.ts'
import { isAdvancedShown, showAdvanced } from './saved-filters.ts'

// Loaded on demand, since most visits do not open them.
const AdvancedFilters = lazy(async () => {
  const { AdvancedFilters } = await import('./advanced-filters.tsx')
  return { default: AdvancedFilters }
})

type Props = { filters: Filters; onApply: (filters: Filters) => void }

/** The search and filter form. Advanced filters are hidden at first; active filters are shown as removable chips. */
export function FilterCard({ filters, onApply }: Props) {
  const [draft, setDraft] = useState(filters)
  const [applied, setApplied] = useState(filters)
  const [advanced, setAdvanced] = useState(isAdvancedShown)
  const advancedId = useId()
  const active = activeFilters(filters)
  const set = <K extends keyof Filters>(name: K, value: Filters[K]) =>
    setDraft((current) => ({ ...current, [name]: value }))

  // New filters in the URL reset the form. A new key for the form would lose the focus.
  if (JSON.stringify(applied) !== JSON.stringify(filters)) {
    setApplied(filters)
    setDraft(filters)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onApply(draft)
  }
  return (
    <section className={`card ${styles.card}`} aria-labelledby={`${advancedId}-title`}>
      <form onSubmit={submit} className={styles.form} role="search">
        <div className={styles.head}>
          <h2 id={`${advancedId}-title`}>Search & Filter</h2>
          {active.length > 0 && <span className={styles.applied}>Filters applied</span>}
        </div>
        <div className={styles.row}>
          <TextInput
            className={styles.search}
            aria-label="Search by name"
            placeholder="Search by name"
            leftSection={<IconSearch size={18} aria-hidden="true" />}
            value={draft.search}
            onChange={(event) => set('search', event.currentTarget.value)}
          />
          <Button
            variant="default"
            leftSection={
              filters.favorite ? (
                <IconStarFilled size={18} className={styles.starred} aria-hidden="true" />
              ) : (
                <IconStar size={18} aria-hidden="true" />
              )
            }
            onClick={() => onApply({ ...draft, favorite: !filters.favorite })}
          >
            {filters.favorite ? 'Show All' : 'Show Favorites'}
          </Button>
          <Button
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden="true" />}
            aria-expanded={advanced}
            aria-controls={advancedId}
            onClick={() => {
              setAdvanced(!advanced)
              showAdvanced(!advanced)
            }}
          >
            {advanced ? 'Hide Advanced' : 'Show Advanced'}
          </Button>
          <Button type="submit" variant="light">
            Apply Filters
          </Button>
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              setDraft(noFilters)
              // Applies to the next visit; the open filters remain open.
              showAdvanced(false)
              onApply(noFilters)
            }}
          >
            Clear All
          </Button>
        </div>
        <div id={advancedId} className={styles.advanced} hidden={!advanced}>
          <Suspense>{advanced && <AdvancedFilters draft={draft} set={set} />}</Suspense>
        </div>
        {active.length > 0 && (
          <ul className="chips" aria-label="Filters applied">
            {active.map(({ label, without }) => (
              <li key={label}>
                <button
                  type="button"
                  className="chip"
                  aria-label={`Remove filter ${label}`}
                  onClick={() => onApply(without)}
                >
                  {label} <IconX size={14} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </form>
    </section>
  )
}
