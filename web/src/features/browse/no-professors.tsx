import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyOrFailed } from '../../ui/feedback/empty-or-failed.tsx'
import type { Mine, ResultsSearch } from './filters/filters.ts'

type Props = { search: ResultsSearch; onClear: () => void }
type Empty = { title: string; next: ReactNode }

const noneOfMine: Record<Exclude<Mine, 'all'>, Empty> = {
  unlocked: {
    title: 'You have not unlocked anyone yet.',
    next: 'Unlock a professor to see their name and write to them.',
  },
  drafting: {
    title: 'You have no drafts.',
    next: 'Choose Compose Email on a professor you have unlocked. A saved draft shows here.',
  },
  sent: { title: 'You have not sent a letter yet.', next: 'Your letters show here once they are sent.' },
  answered: {
    title: 'No letter has an answer yet.',
    next: (
      <>
        Note an answer in your <Link to="/outreach">Outreach History</Link>, and the professor shows here.
      </>
    ),
  },
}

/** Shown in place of the cards if nobody passes the filters, with the next step. */
export function NoProfessors({ search, onClear }: Props) {
  const { mine, favorite, page: _page, sortBy: _sortBy, sortDirection: _direction, ...others } = search
  const isOnlyFilter = Object.keys(others).length === 0
  const empty = mine && mine !== 'all' && !favorite && isOnlyFilter ? noneOfMine[mine] : undefined
  return (
    <EmptyOrFailed
      title={empty?.title ?? 'No professors found - Try adjusting your search terms or filters.'}
      action={
        <Button variant="default" onClick={onClear}>
          {empty ? 'Show Everyone' : 'Clear All'}
        </Button>
      }
    >
      {empty?.next}
      {search.search && 'A professor you have not unlocked is found by the exact full name only.'}
      {favorite && !mine && isOnlyFilter && 'Mark a professor with the star, and they show here.'}
    </EmptyOrFailed>
  )
}
