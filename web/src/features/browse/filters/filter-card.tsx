import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAdjustmentsHorizontal, IconStar, IconStarFilled } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState, type FormEvent } from 'react'
import { widths } from '../../../ui/breakpoints.ts'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import styles from './filter-card.module.css'
import type { FilterDrawerProps } from './filter-drawer.tsx'
import { activeFilters, asFilter, keepEdits, noFilters, type Filters } from './filters.ts'
import { isAdvancedShown, showAdvanced } from './saved-filters.ts'
import { SearchLine } from './search-line.tsx'
import type { Suggested } from './suggesting-input.tsx'

// Loaded on demand, since most visits do not open them.
const AdvancedFilters = lazy(async () => {
  const { AdvancedFilters } = await import('./advanced-filters.tsx')
  return { default: AdvancedFilters }
})
const FilterDrawer = lazyDialog<FilterDrawerProps>(async () => (await import('./filter-drawer.tsx')).FilterDrawer)

type Props = {
  filters: Filters
  onApply: (filters: Filters) => void
  /** How often everything was cleared outside the form. */
  cleared: number
}

/**
 * The search and filter form: one line that stays at the top. The advanced filters unfold below it; on a phone all
 * filters are in a drawer.
 */
export function FilterCard({ filters, onApply, cleared }: Props) {
  const [draft, setDraft] = useState(filters)
  const [applied, setApplied] = useState(filters)
  const [advanced, setAdvanced] = useState(isAdvancedShown)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const isWide = useMediaQuery(`(min-width: ${widths.tablet}px)`, undefined, { getInitialValueInEffect: false })
  const id = useId()
  const activeCount = activeFilters(filters).length
  const set = <K extends keyof Filters>(name: K, value: Filters[K]) =>
    setDraft((current) => ({ ...current, [name]: value }))

  const [knownCleared, setKnownCleared] = useState(cleared)
  if (cleared !== knownCleared) {
    setKnownCleared(cleared)
    setDraft(noFilters)
  }

  // New filters in the URL change the form. A new key for the form would lose the focus.
  if (JSON.stringify(applied) !== JSON.stringify(filters)) {
    setApplied(filters)
    setDraft(keepEdits(draft, applied, filters))
  }

  const apply = (next: Filters) => {
    // The filters may be the applied ones while the form contains a text.
    setDraft(next)
    setDrawerOpen(false)
    onApply(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply(draft)
  }
  const choose = ({ kind, text }: Suggested) => {
    const field = kind === 'topics' ? 'interests' : 'schools'
    const value = kind === 'topics' ? asFilter(text) : text
    apply({ ...draft, search: '', [field]: [...new Set([...draft[field], value])] })
  }
  const show = (shown: boolean) => {
    setAdvanced(shown)
    showAdvanced(shown)
  }
  const isChanged = JSON.stringify(draft) !== JSON.stringify(filters)

  const toggles = (
    <>
      <Button
        variant="default"
        leftSection={
          filters.favorite ? (
            <IconStarFilled size={20} className={styles.starred} aria-hidden="true" />
          ) : (
            <IconStar size={20} aria-hidden="true" />
          )
        }
        onClick={() => apply({ ...draft, favorite: !filters.favorite })}
      >
        {filters.favorite ? 'Show All' : 'Show Favorites'}
      </Button>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden="true" />}
        aria-expanded={advanced}
        aria-controls={id}
        onClick={() => show(!advanced)}
      >
        {advanced ? 'Hide Advanced' : 'Show Advanced'}
      </Button>
    </>
  )
  const clearButton = (
    <Button
      variant="subtle"
      color="gray"
      onClick={() => {
        // Applies to the next visit; the open filters remain open.
        showAdvanced(false)
        apply(noFilters)
      }}
    >
      Clear All
    </Button>
  )
  const advancedFilters = (
    <div id={id} className={styles.advanced} hidden={!advanced}>
      <Suspense>{advanced && <AdvancedFilters draft={draft} set={set} />}</Suspense>
    </div>
  )
  return (
    <section className={`card ${styles.card}`} data-folded={!isWide || !advanced} aria-labelledby={`${id}-title`}>
      <form onSubmit={submit} className={styles.form} role="search">
        <div className={styles.line}>
          <h2 id={`${id}-title`} className={styles.title}>
            Search & Filter
          </h2>
          <SearchLine
            className={styles.search}
            value={draft.search}
            onChange={(value) => set('search', value)}
            onChoose={choose}
          />
          {isWide ? (
            <>
              {toggles}
              {/* Strong only while there is something to apply. */}
              <Button type="submit" variant={isChanged ? 'filled' : 'default'}>
                Apply Filters
              </Button>
              {clearButton}
            </>
          ) : (
            <Button
              variant="default"
              leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => {
                setAdvanced(true)
                setDrawerOpen(true)
              }}
            >
              Filters
              {activeCount > 0 && (
                <>
                  <span className="visually-hidden">, </span>
                  <span className={styles.count}>{activeCount}</span>
                  <span className="visually-hidden"> applied</span>
                </>
              )}
            </Button>
          )}
        </div>
        {isWide && advancedFilters}
      </form>
      {!isWide && (
        <FilterDrawer
          opened={isDrawerOpen}
          onClose={() => setDrawerOpen(false)}
          onSubmit={submit}
          buttons={
            <>
              {clearButton}
              <Button type="submit">Apply Filters</Button>
            </>
          }
        >
          {toggles}
          {advancedFilters}
        </FilterDrawer>
      )}
    </section>
  )
}
