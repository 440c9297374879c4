import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { FilterCard } from '../features/browse/filters/filter-card.tsx'
import { AppliedFilters } from '../features/browse/filters/applied-filters.tsx'
import { MinePicker } from '../features/browse/filters/mine-picker.tsx'
import { asFilter, toFilters, noFilters, toSearch, type Filters } from '../features/browse/filters/filters.ts'
import { Results } from '../features/browse/results.tsx'
import { findFirstLetter } from '../features/compose/follow-up/find-first-letter.ts'
import { findProfessor } from '../features/compose/send/recipient/find-professor.ts'
import { ClosestRow } from '../features/browse/closest-row.tsx'
import { takeLetterToOpen, watchLetterToOpen } from '../session/flow-return.ts'
import { useStudent } from '../session/use-student.ts'
import { alertError } from '../ui/feedback/alerts.ts'
import styles from './browse.module.css'
import { makeCardParts } from './card-parts.tsx'
import { useLetterToProfessor } from './letter-to-professor.tsx'

/** Shows two reasons per match, since a page has nine cards. */
const parts = makeCardParts(2)

const route = getRouteApi('/student/browse')

export function BrowsePage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const student = useStudent()
  const { open, dialog } = useLetterToProfessor(student)
  const [cleared, setCleared] = useState(0)
  const isSignedIn = student !== null
  const openInterruptedLetter = useEffectEvent(async () => {
    const letter = takeLetterToOpen()
    if (!letter) return
    const found = await Promise.all([
      findProfessor(letter.name, letter.id),
      findFirstLetter(letter.followUpTo),
    ] as const).catch((error: unknown) => {
      console.warn('Failed to look up the professor of a letter', error)
      return undefined
    })
    const [relationship, first] = found ?? []
    if (relationship) open(relationship, first)
    else alertError('The letter could not be opened. Please find the professor here: your text is kept.')
  })
  useEffect(() => {
    if (!isSignedIn) return
    void openInterruptedLetter()
    return watchLetterToOpen(() => void openInterruptedLetter())
  }, [isSignedIn])
  if (!student) return null

  const filters = toFilters(search)
  const apply = (next: Filters, replace = false) => void navigate({ search: toSearch(next), replace })
  return (
    <>
      <header className={styles.head}>
        <h1>Find Professors</h1>
        {/* Each arrow key chooses the next one: no entry of the history. */}
        <MinePicker value={filters.mine} onChange={(mine) => apply({ ...filters, mine }, true)} />
      </header>
      <FilterCard filters={filters} onApply={(next) => apply(next)} cleared={cleared} />
      <AppliedFilters filters={filters} onApply={(next) => apply(next)} />
      {student.resume && Object.keys(search).length === 0 && <ClosestRow parts={parts} />}
      <Results
        student={student}
        search={search}
        parts={parts}
        name="Find Professors"
        onPage={(page, replace = false) =>
          void navigate({ search: page > 1 ? { ...search, page } : toSearch(filters), replace })
        }
        onInterest={(interest) => apply({ ...filters, interests: [asFilter(interest)] })}
        onClear={() => {
          setCleared((times) => times + 1)
          apply(noFilters)
        }}
        onCompose={(relationship) => open(relationship)}
      />
      {dialog}
    </>
  )
}
