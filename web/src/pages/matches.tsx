import type { Student } from '@labreach/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Button } from '@mantine/core'
import { asFilter, noFilters, toSearch } from '../features/browse/filters/filters.ts'
import { saveFilters } from '../features/browse/filters/saved-filters.ts'
import { Results } from '../features/browse/results.tsx'
import { useProfessors } from '../features/browse/use-professors.ts'
import { fitsAtAll, fitsWell } from '../features/card/fits-well.ts'
import { LittleFound } from '../features/understanding/little-found.tsx'
import { UnderstoodFields } from '../features/understanding/understood-fields.tsx'
import { useSuggestedFields } from '../features/understanding/use-suggested-fields.ts'
import { useUnderstanding, type UseUnderstanding } from '../features/understanding/use-understanding.ts'
import { refreshProfessors } from '../session/professor-cache.ts'
import { reloadStudent, useStudent } from '../session/use-student.ts'
import { EmptyOrFailed } from '../ui/feedback/empty-or-failed.tsx'
import { useIsMounted } from '../ui/use-is-mounted.ts'
import { makeCardParts } from './card-parts.tsx'
import { useLetterToProfessor } from './letter-to-professor.tsx'

const parts = makeCardParts(3)

const route = getRouteApi('/student/matches')

/** The student's ranked professors, nine at a time, with the understood fields that narrow them. */
export function MatchesPage() {
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const student = useStudent()
  const isMounted = useIsMounted()
  const understanding = useUnderstanding(null, () => {
    refreshProfessors(client)
    void reloadStudent(client)
    if (isMounted()) void navigate({ search: {}, replace: true })
  })
  if (!student) return null
  if (!student.resume)
    return (
      <>
        <h1>Your Matches</h1>
        <EmptyOrFailed
          title="Your matches start from your resume."
          action={
            <Button component={Link} to="/profile">
              Upload Your Resume
            </Button>
          }
        >
          It is read once to find professors who work on what you do.
        </EmptyOrFailed>
      </>
    )
  return <RankedProfessors student={student} understanding={understanding} />
}

type RankedProps = { student: Student; understanding: UseUnderstanding }

function RankedProfessors({ student, understanding }: RankedProps) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { open, dialog } = useLetterToProfessor(student)
  const { data } = useProfessors({ sortBy: 'match' })
  const suggested = useSuggestedFields(null, understanding, data !== undefined)
  const isLittle = data !== undefined && !fitsWell(data.professors)
  const hasNearest = data?.professors.some(fitsAtAll) ?? true
  const narrow = (field?: string) => void navigate({ search: field ? { field } : {}, resetScroll: false })
  return (
    <>
      <h1>Your Matches</h1>
      {isLittle && <LittleFound from={understanding} hasNearest={hasNearest} />}
      <UnderstoodFields
        from={understanding}
        suggested={suggested}
        asks={!isLittle}
        heading="h2"
        narrowing={{ selected: search.field, onSelect: narrow }}
      />
      {hasNearest || search.field ? (
        <Results
          student={student}
          search={{ ...search, sortBy: 'match' }}
          parts={parts}
          name="Your Matches"
          onPage={(page, replace = false) =>
            void navigate({
              search: { ...(search.field && { field: search.field }), ...(page > 1 && { page }) },
              replace,
            })
          }
          onInterest={(interest) =>
            void navigate({ to: '/browse', search: toSearch({ ...noFilters, interests: [asFilter(interest)] }) })
          }
          onClear={() => narrow()}
          onCompose={open}
        />
      ) : (
        <p>
          Or look through{' '}
          <Link to="/browse" onClick={() => saveFilters({})}>
            all professors
          </Link>
          .
        </p>
      )}
      {dialog}
    </>
  )
}
