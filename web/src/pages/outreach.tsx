import type { Outreach } from '@labreach/contract/outreach'
import { professorsPage, type Relationship } from '@labreach/contract/professors'
import { limits } from '@labreach/contract/plans'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { call } from '../api/call.ts'
import { outdatePages } from '../features/browse/fetched-pages.ts'
import { ComposeDialog } from '../features/compose/compose-dialog.tsx'
import { keepLetter, keptLetter } from '../features/compose/kept-letters.ts'
import { readHistorySearch, type HistorySearch } from '../features/outreach/filters.ts'
import { followUpTo } from '../features/outreach/follow-up.ts'
import { OutreachHistory } from '../features/outreach/history.tsx'
import { outreachesKey } from '../features/outreach/use-outreaches.ts'
import { useStudent } from '../session/use-student.ts'
import { alertError } from '../ui/alerts.ts'
import { useOpening } from '../ui/use-opening.ts'
import styles from './outreach.module.css'

const route = getRouteApi('/student/outreach')

export function OutreachPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const student = useStudent()
  const { opening, open, closed } = useOpening<Relationship>()
  if (!student) return null

  const follow = async (letter: Outreach) => {
    const relationship = await relationshipOf(letter).catch((error: unknown) => {
      console.warn('Failed to look up the professor of a letter', error)
      return undefined
    })
    if (!relationship) return alertError('The letter could not be opened. Please find the professor under Browse.')
    // What was begun and not sent goes before what is prepared here.
    if (!keptLetter(student.id, relationship.id))
      keepLetter(student.id, relationship.id, {
        ...followUpTo(letter, student),
        keptAt: new Date().toISOString(),
        basedOn: null,
        enhancement: null,
      })
    open(relationship)
  }
  const outdate = () => outdatePages(client, ({ email_status: status }) => status !== undefined)

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Outreach History</h1>
        <p className="quiet">Every letter you sent, and what came of it.</p>
      </header>
      <OutreachHistory
        search={search}
        onSearch={(next: HistorySearch) =>
          void navigate({ search: readHistorySearch(next), replace: next.page === search.page })
        }
        onFollowUp={(letter) => void follow(letter)}
      />
      {opening && (
        <ComposeDialog
          key={opening.turn}
          student={student}
          relationship={opening.about}
          onClosed={closed}
          onDrafted={outdate}
          onSent={() => {
            outdate()
            void client.invalidateQueries({ queryKey: [outreachesKey] })
          }}
        />
      )}
    </div>
  )
}

/** The professor of a letter, as the composer needs one; undefined when they are listed no more. */
async function relationshipOf({ professor_name: search, relationship_id: id }: Outreach) {
  const { professors } = await call(professorsPage, { query: { search, page_size: limits.pageSizeMax } })
  return professors.find((one) => one.id === id && one.unlocked)
}
