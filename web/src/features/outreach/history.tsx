import type { Outreach } from '@labreach/contract/outreach'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../api/error.ts'
import { NotSeen } from '../../offline/not-seen.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyOrFailed } from '../../ui/feedback/empty-or-failed.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { plural } from '../../ui/text/text.ts'
import { useOpening } from '../../ui/dialog/use-opening.ts'
import { DueToday } from './due-today.tsx'
import { filterLetters, isFiltered, type HistorySearch } from './filters.ts'
import styles from './history.module.css'
import type { ForHeld } from './for-held.ts'
import { HistoryTools } from './history-tools.tsx'
import { LetterDialog } from './letter-dialog.tsx'
import { LettersTable } from './letters-table.tsx'
import { LoadingLetters } from './loading-letters.tsx'
import { useOutreaches } from './use-outreaches.ts'
import { WeeksChart } from './weeks-chart.tsx'

/** Letters per page. */
const PAGE_SIZE = 25

type Props = ForHeld & {
  search: HistorySearch
  onSearch: (next: HistorySearch) => void
  onFollowUp: (letter: Outreach) => void
}

/** The list of the student's letters with filters, a chart by week, and a dialog to read them. */
export function OutreachHistory({ search, onSearch, onFollowUp, ...actions }: Props) {
  const query = useOutreaches()
  const { opening, open, onClosed } = useOpening<number>()
  const [now] = useState(() => new Date())
  if (query.isPending) return query.isPaused ? <NotSeen what="Outreach History" /> : <LoadingLetters />
  const retry = (
    <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
      Try Again
    </Button>
  )
  if (!query.data)
    return (
      <EmptyOrFailed tone="error" title="Your letters could not be loaded." action={retry}>
        {query.error instanceof ApiError ? query.error.message : 'Check your connection and try again.'}
      </EmptyOrFailed>
    )
  const letters = query.data.pages.flat()
  const held: ForHeld = {
    ...actions,
    onOpenDraft(letter) {
      // A follow-up that came back is still one, as long as it may be sent.
      const first = letters.find(({ id }) => id === letter.follow_up_to)
      if (first?.follow_up_due) onFollowUp(first)
      else actions.onOpenDraft(letter)
    },
  }
  if (letters.length === 0)
    return (
      <EmptyOrFailed
        title="You have not written to anyone yet."
        action={<Button renderRoot={(props: object) => <Link to="/browse" {...props} />}>Find Professors</Button>}
      >
        Every letter you send is listed here, with its text, its state and what came of it.
      </EmptyOrFailed>
    )

  const found = filterLetters(letters, search)
  const last = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(search.page ?? 1, last)
  const openLetter = letters.find(({ id }) => id === opening?.subject)
  return (
    <div className={styles.history}>
      <DueToday letters={letters} now={now} onFollowUp={onFollowUp} {...held} />
      <WeeksChart letters={letters} now={now} />
      <HistoryTools search={search} found={found} onSearch={onSearch} />
      <p className={`quiet small figures ${styles.found}`} role="status">
        {isFiltered(search) ? `${plural(found.length, 'letter')} of ${letters.length}` : plural(found.length, 'letter')}
        {query.hasNextPage && !query.isError && ' · older ones are on their way…'}
      </p>
      {query.isError && (
        <Note tone="red" title="Not all of your letters could be loaded.">
          <div>{retry}</div>
        </Note>
      )}
      {found.length === 0 ? (
        <EmptyOrFailed
          title="No letter fits these filters."
          action={
            <Button variant="default" onClick={() => onSearch({})}>
              Clear All
            </Button>
          }
        />
      ) : (
        <LettersTable
          letters={found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          all={letters}
          onOpen={(letter) => open(letter.id)}
          onFollowUp={onFollowUp}
          {...held}
        />
      )}
      <Pager page={page} last={last} onPage={(next) => onSearch({ ...search, page: next })} />
      {openLetter && (
        <LetterDialog
          key={opening?.key}
          letter={openLetter}
          letters={letters}
          onClosed={onClosed}
          onFollowUp={onFollowUp}
          {...held}
        />
      )}
    </div>
  )
}
