import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { FilterCard } from '../features/browse/filters/filter-card.tsx'
import { AppliedFilters } from '../features/browse/filters/applied-filters.tsx'
import { MinePicker } from '../features/browse/filters/mine-picker.tsx'
import { asFilter, toFilters, noFilters, toSearch, type Filters } from '../features/browse/filters/filters.ts'
import { showAdvanced } from '../features/browse/filters/saved-filters.ts'
import { Results } from '../features/browse/results.tsx'
import { findFirstLetter } from '../features/compose/follow-up/find-first-letter.ts'
import { findProfessor } from '../features/compose/send/recipient/find-professor.ts'
import { ClosestRow } from '../features/browse/closest-row.tsx'
import {
  endPause,
  openAgain,
  pauseLetter,
  readPausedLetter,
  takeLetterToOpen,
  watchLetterToOpen,
  type PausedLetter,
} from '../session/flow-return.ts'
import { useStudent } from '../session/use-student.ts'
import { alertError } from '../ui/feedback/alerts.ts'
import { Note } from '../ui/feedback/note.tsx'
import { useIsMounted } from '../ui/use-is-mounted.ts'
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
  const [cleared, setCleared] = useState(0)
  const isSignedIn = student !== null
  /** The letter that is to be open again, while it is not. */
  const [interrupted, setInterrupted] = useState<{ letter: PausedLetter; isLoading: boolean } | null>(null)
  const settle = (id: number) => {
    endPause(id)
    setInterrupted(null)
  }
  const { open, dialog } = useLetterToProfessor(student, (id) => {
    if (id === interrupted?.letter.id) settle(id)
  })
  const isMounted = useIsMounted()
  const isComposing = useEffectEvent(() => dialog !== null)
  const openInterruptedLetter = useEffectEvent(async () => {
    const letter = takeLetterToOpen()
    if (!letter) return
    setInterrupted({ letter, isLoading: true })
    // If it cannot be opened, the profile offers it as before.
    pauseLetter(letter)
    const wasComposing = isComposing()
    const found = await Promise.all([
      findProfessor(letter.name, letter.id),
      findFirstLetter(letter.followUpTo),
    ] as const).catch((error: unknown) => {
      console.warn('Failed to look up the professor of a letter', error)
      return undefined
    })
    // Meanwhile this page was left, or the letter was opened by its card.
    if (!isMounted() || readPausedLetter()?.id !== letter.id) return
    // Another letter that was opened meanwhile is not replaced: somebody writes in it.
    if (!found || (isComposing() && !wasComposing)) return setInterrupted({ letter, isLoading: false })
    const [relationship, first] = found
    settle(letter.id)
    if (relationship) open(relationship, first)
    else alertError(`${letter.name} was not found, so the letter could not be opened. Its text is kept.`)
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
      {interrupted && (
        <Note tone="teal">
          {interrupted.isLoading ? (
            `Opening your letter to ${interrupted.letter.name}…`
          ) : (
            <>
              <span>Your letter to {interrupted.letter.name} is not open yet. Its text is kept.</span>
              <button type="button" className="text-button" onClick={() => openAgain(interrupted.letter)}>
                Open it
              </button>
            </>
          )}
        </Note>
      )}
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
          showAdvanced(false)
          setCleared((times) => times + 1)
          apply(noFilters)
        }}
        onCompose={(relationship) => open(relationship)}
      />
      {dialog}
    </>
  )
}
