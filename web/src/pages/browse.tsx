import type { Relationship } from '@labreach/contract/professors'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useGoogleSignIn } from '../features/account/use-google-sign-in.ts'
import { FilterCard } from '../features/browse/filter-card.tsx'
import { asFilter, toFilters, noFilters, toSearch, type Filters } from '../features/browse/filters.ts'
import { Results } from '../features/browse/results.tsx'
import { changeRelationship, invalidatePages } from '../features/browse/fetched-pages.ts'
import type { RenderMatch } from '../features/browse/render-match.ts'
import { findProfessor } from '../features/compose/send/find-professor.ts'
import { WhyItFits } from '../features/matching/why-it-fits.tsx'
import { takeLetterToOpen } from '../session/flow-return.ts'
import { useStudent } from '../session/use-student.ts'
import { alertError } from '../ui/feedback/alerts.ts'
import { useOpening } from '../ui/dialog/use-opening.ts'

// As large as the page itself, and only needed to write a letter.
const ComposeDialog = lazy(async () => {
  const { ComposeDialog } = await import('../features/compose/compose-dialog.tsx')
  return { default: ComposeDialog }
})

/** Shows two reasons per match, since a page has nine cards. */
const renderMatch: RenderMatch = (match) => <WhyItFits match={match} max={2} />

const route = getRouteApi('/student/browse')

export function BrowsePage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const student = useStudent()
  const { opening, open, onClosed } = useOpening<Relationship>()
  const recipient = opening?.subject
  const connecting = useGoogleSignIn(student?.username)
  const isSignedIn = student !== null
  const openInterruptedLetter = useEffectEvent(async () => {
    const letter = takeLetterToOpen()
    if (!letter) return
    const relationship = await findProfessor(letter.name, letter.id).catch((error: unknown) => {
      console.warn('Failed to look up the professor of a letter', error)
      return undefined
    })
    if (relationship) open(relationship)
    else alertError('The letter could not be opened. Please find the professor here: your text is kept.')
  })
  useEffect(() => {
    if (isSignedIn) void openInterruptedLetter()
  }, [isSignedIn])
  if (!student) return null

  const filters = toFilters(search)
  const apply = (next: Filters) => void navigate({ search: toSearch(next) })
  const onSent = (sentAt: string, isSure: boolean) => {
    if (!recipient) return
    changeRelationship(client, recipient.id, (current) => ({
      ...current,
      email_sent: true,
      email_sent_date: current.email_sent_date ?? sentAt,
      // A draft that another device has saved in the meantime shows when the page is fetched again.
      draft_saved: current.draft_saved && !isSure,
    }))
    invalidatePages(client, ({ email_status: status }) => status !== undefined)
  }

  const onDraftSaved = () => {
    if (!recipient) return
    changeRelationship(client, recipient.id, (current) => ({ ...current, draft_saved: true }))
    invalidatePages(client, ({ email_status: status }) => status === 'draft_saved')
  }

  return (
    <>
      <h1>Find Professors</h1>
      <FilterCard filters={filters} onApply={apply} />
      <Results
        student={student}
        search={search}
        renderMatch={renderMatch}
        onPage={(page, replace = false) =>
          void navigate({ search: page > 1 ? { ...search, page } : toSearch(filters), replace })
        }
        onInterest={(interest) => apply({ ...filters, interests: [asFilter(interest)] })}
        onClear={() => apply(noFilters)}
        onCompose={open}
      />
      {opening && (
        <Suspense>
          <ComposeDialog
            key={opening.key}
            student={student}
            relationship={opening.subject}
            connecting={connecting}
            onClosed={onClosed}
            onDraftSaved={onDraftSaved}
            onSent={onSent}
          />
        </Suspense>
      )}
    </>
  )
}
