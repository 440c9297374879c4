import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Button } from '@mantine/core'
import type { RenderMatch } from '../features/browse/render-match.ts'
import { Results } from '../features/browse/results.tsx'
import { useProfessors } from '../features/browse/use-professors.ts'
import { Fit } from '../features/card/fit.tsx'
import { LittleFound } from '../features/understanding/little-found.tsx'
import { UnderstoodFields } from '../features/understanding/understood-fields.tsx'
import { useSuggestedFields } from '../features/understanding/use-suggested-fields.ts'
import { useUnderstanding } from '../features/understanding/use-understanding.ts'
import { refreshProfessors } from '../session/professor-cache.ts'
import { reloadStudent, useStudent } from '../session/use-student.ts'
import { State } from '../ui/feedback/state.tsx'
import { useLetterToProfessor } from './letter-to-professor.tsx'
import styles from './matches.module.css'

const renderMatch: RenderMatch = (match) => <Fit match={match} max={3} />

const route = getRouteApi('/student/matches')

/** The student's ranked professors, nine at a time, with the understood fields that narrow them. */
export function MatchesPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const student = useStudent()
  const { open, dialog } = useLetterToProfessor(student)
  const understanding = useUnderstanding(null, () => {
    refreshProfessors(client)
    void reloadStudent(client)
    void navigate({ search: {}, replace: true })
  })
  if (!student) return null
  if (!student.resume)
    return (
      <>
        <h1>Your Matches</h1>
        <State
          title="Your matches start from your resume."
          action={
            <Button component={Link} to="/profile">
              Upload Your Resume
            </Button>
          }
        >
          It is read once to find professors who work on what you do.
        </State>
      </>
    )
  const narrow = (field?: string) => void navigate({ search: field ? { field } : {} })
  return (
    <>
      <h1>Your Matches</h1>
      <Understood understanding={understanding} />
      <LittleFoundHere understanding={understanding} />
      <FieldFilter
        fields={understanding.understanding?.fields.map(({ name }) => name) ?? []}
        selected={search.field}
        onSelect={narrow}
      />
      <Results
        student={student}
        search={{ ...search, sortBy: 'match' }}
        renderMatch={renderMatch}
        onPage={(page, replace = false) =>
          void navigate({
            search: { ...(search.field && { field: search.field }), ...(page > 1 && { page }) },
            replace,
          })
        }
        onInterest={(interest) => void navigate({ to: '/browse', search: { interests: interest } })}
        onClear={() => narrow()}
        onCompose={open}
      />
      {dialog}
    </>
  )
}

function Understood({ understanding }: { understanding: ReturnType<typeof useUnderstanding> }) {
  const { isSuccess } = useProfessors({ sortBy: 'match' })
  const suggested = useSuggestedFields(null, understanding, isSuccess)
  return <UnderstoodFields from={understanding} suggested={suggested} />
}

/** The note above the cards if none of the first nine fits well. */
function LittleFoundHere({ understanding }: { understanding: ReturnType<typeof useUnderstanding> }) {
  const { data } = useProfessors({ sortBy: 'match' })
  const fits = data?.professors.some(({ match }) => match?.band === 'close' || match?.band === 'related')
  return data && !fits ? <LittleFound from={understanding} /> : null
}

type FieldFilterProps = { fields: string[]; selected: string | undefined; onSelect: (field?: string) => void }

/** Chips that narrow the list to one field; the selected one also takes the filter away. */
function FieldFilter({ fields, selected, onSelect }: FieldFilterProps) {
  if (fields.length < 2 && !selected) return null
  return (
    <div className={styles.filter} role="group" aria-label="Show one field">
      <button type="button" className="chip" aria-pressed={!selected} onClick={() => onSelect()}>
        All fields
      </button>
      {[...new Set([...fields, ...(selected ? [selected] : [])])].map((field) => (
        <button
          key={field}
          type="button"
          className="chip"
          aria-pressed={field === selected}
          onClick={() => onSelect(field === selected ? undefined : field)}
        >
          {field}
        </button>
      ))}
    </div>
  )
}
