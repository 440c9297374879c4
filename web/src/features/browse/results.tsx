import type { Student } from '@labreach/contract/account'
import { describeMismatch } from '@labreach/contract/describe-wishes'
import { limits, planByCode } from '@labreach/contract/plans'
import type { Relationship } from '@labreach/contract/professors'
import { Button, Loader } from '@mantine/core'
import { lazy, Suspense, useEffect } from 'react'
import { NotSeen } from '../../offline/not-seen.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import type { CardParts } from './card-parts.ts'
import { Counters } from './counters.tsx'
import type { ResultsSearch } from './filters/filters.ts'
import { LoadingGrid } from './loading-grid.tsx'
import { LockedCard } from './locked-card.tsx'
import { NoPage } from './no-page.tsx'
import { ProfessorCard } from './professor-card.tsx'
import styles from './results.module.css'
import { unlockResetsAt } from './unlock-resets-at.ts'
import { useProfessors } from './use-professors.ts'
import { useUnlocking } from './use-unlocking.ts'

const NoProfessors = lazy(async () => ({ default: (await import('./no-professors.tsx')).NoProfessors }))
const UnlockDialog = lazyDialog(async () => (await import('./unlock-dialog.tsx')).UnlockDialog)

type Props = {
  student: Student
  search: ResultsSearch
  parts: CardParts
  /** The name of this list. */
  name: string
  /** `replace`: the requested page does not exist, so it must not be in the history. */
  onPage: (page: number, replace?: boolean) => void
  onInterest: (interest: string) => void
  onClear: () => void
  onCompose: (relationship: Relationship) => void
}

/** The grid of professors with the counters and the pager. */
export function Results({ student, search, parts, name, onPage, onInterest, onClear, onCompose }: Props) {
  const page = useProfessors(search)
  const unlocking = useUnlocking()
  const { unlocks_total: total } = student.quotas
  const unlocks = {
    canUnlock: total.used < total.limit && student.number_of_professors_shown_week < student.max_professors_per_week,
    resetsAt: unlockResetsAt(student.quotas),
    canUpgrade: planByCode(student.subscription).may('upgrade'),
  }

  // The page number of an earlier visit may be larger than the current number of pages.
  const last = page.data && Math.max(1, Math.ceil(page.data.filtered_total / limits.pageSize))
  const requested = search.page ?? 1
  const beyond = !page.isPlaceholderData && last !== undefined && requested > last
  useEffect(() => {
    if (beyond) onPage(last, true)
  }, [beyond, last, onPage])

  const isWaiting = page.fetchStatus === 'paused'
  if (isWaiting && !page.data) {
    if (requested === 1) return <NotSeen what={name} />
    const toFirst = (
      <Button variant="default" onClick={() => onPage(1)}>
        Page 1
      </Button>
    )
    return <NotSeen what={`Page\u00A0${requested}`} action={toFirst} />
  }
  if (page.isError && !page.data)
    return <NoPage error={page.error} onRetry={() => void page.refetch()} onClear={onClear} />
  if (!page.data || last === undefined || beyond) return <LoadingGrid />

  const { professors, filtered_total: found, total: visible } = page.data
  const topics = parts.orderTopics(professors)
  return (
    <>
      {page.isError && (
        <Note tone="red">
          <p>Failed to load page. Please try again. What you see may be out of date.</p>
          <div>
            <Button variant="default" size="xs" loading={page.isFetching} onClick={() => void page.refetch()}>
              Try Again
            </Button>
          </div>
        </Note>
      )}
      <Counters student={student} shown={found} total={visible} />
      {professors.length === 0 ? (
        <Suspense>
          <NoProfessors search={search} onClear={onClear} />
        </Suspense>
      ) : (
        <div className={styles.place} aria-busy={page.isPlaceholderData}>
          <ul className={styles.grid} aria-label="Professors" data-waiting={page.isPlaceholderData || undefined}>
            {professors.map((relationship) => (
              <li key={relationship.id}>
                {relationship.unlocked ? (
                  <ProfessorCard
                    relationship={relationship}
                    topics={topics.get(relationship.id) ?? []}
                    unlock={unlocking.unlockOf(relationship)}
                    renderMatch={parts.renderMatch}
                    onInterest={onInterest}
                    onCompose={() => onCompose(relationship)}
                  />
                ) : (
                  <LockedCard
                    relationship={relationship}
                    topics={topics.get(relationship.id) ?? []}
                    renderMatch={parts.renderMatch}
                    unlocks={unlocks}
                    isMismatch={describeMismatch(relationship.professor.taking, student.academic_level) !== null}
                    onInterest={onInterest}
                    onUnlock={(button) => unlocking.ask(relationship, button)}
                  />
                )}
              </li>
            ))}
          </ul>
          {page.isPlaceholderData && (
            <p className={styles.overlay} role="status">
              {isWaiting ? (
                `You are offline. Page\u00A0${requested} loads when you are back online.`
              ) : (
                <>
                  <Loader size="xs" aria-hidden="true" /> Loading...
                </>
              )}
            </p>
          )}
        </div>
      )}
      <Pager page={requested} last={last} onPage={onPage} />
      <UnlockDialog
        opened={unlocking.asked !== null}
        student={student}
        relationship={unlocking.asked}
        renderProfessor={(relationship) => parts.renderSummary(relationship, 2, topics.get(relationship.id))}
        onUnlocked={unlocking.onUnlocked}
        onClose={unlocking.onClose}
        onClosed={unlocking.onClosed}
      />
    </>
  )
}
