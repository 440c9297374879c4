import type { Relationship } from '@labreach/contract/professors'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { FilterCard } from '../features/browse/filter-card.tsx'
import { asFilter, filtersOf, noFilters, searchOf, type Filters } from '../features/browse/filters.ts'
import { Results } from '../features/browse/results.tsx'
import { changeRelationship, outdatePages } from '../features/browse/use-professors.ts'
import { ComposeDialog } from '../features/compose/compose-dialog.tsx'
import { useStudent } from '../session/use-student.ts'

const route = getRouteApi('/student/browse')

export function BrowsePage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const student = useStudent()
  const [writingTo, setWritingTo] = useState<Relationship | null>(null)
  if (!student) return null

  const filters = filtersOf(search)
  const apply = (next: Filters) => void navigate({ search: searchOf(next) })
  const onSent = (sentAt: string) => {
    if (!writingTo) return
    changeRelationship(client, writingTo.id, (now) => ({
      ...now,
      email_sent: true,
      email_sent_date: now.email_sent_date ?? sentAt,
    }))
    outdatePages(client, ({ email_status: status }) => status !== undefined)
  }

  const onDrafted = () => {
    if (!writingTo) return
    changeRelationship(client, writingTo.id, (now) => ({ ...now, draft_saved: true }))
    outdatePages(client, ({ email_status: status }) => status === 'draft_saved')
  }

  return (
    <>
      <h1>Find Professors</h1>
      <FilterCard filters={filters} onApply={apply} />
      <Results
        student={student}
        search={search}
        onPage={(page, replace = false) =>
          void navigate({ search: page > 1 ? { ...search, page } : searchOf(filters), replace })
        }
        onInterest={(interest) => apply({ ...filters, interests: [asFilter(interest)] })}
        onClear={() => apply(noFilters)}
        onCompose={setWritingTo}
      />
      {writingTo && (
        <ComposeDialog
          key={writingTo.id}
          student={student}
          relationship={writingTo}
          onClosed={() => setWritingTo(null)}
          onDrafted={onDrafted}
          onSent={onSent}
        />
      )}
    </>
  )
}
