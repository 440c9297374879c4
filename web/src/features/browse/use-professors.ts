import type { Student } from '@labreach/contract/account'
import { professorsPage, unlockProfessor, type Relationship } from '@labreach/contract/professors'
import { keepPreviousData, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { ApiError } from '../../api/error.ts'
import { PAGE_FRESH_MS, professorsKey } from '../../session/professor-cache.ts'
import { useChangeStudent } from '../../session/use-student.ts'
import { queryOf, type BrowseSearch } from './filters.ts'

type Page = { professors: Relationship[]; total: number; filtered_total: number }

/** One page of professors; the page before stays visible until the next one is here. */
export function useProfessors(search: BrowseSearch) {
  const query = queryOf(search)
  return useQuery({
    queryKey: [professorsKey, query],
    queryFn: ({ signal }) => call(professorsPage, { query }, { signal }),
    staleTime: PAGE_FRESH_MS,
    gcTime: PAGE_FRESH_MS,
    placeholderData: keepPreviousData,
  })
}

/** Changes one relationship in every fetched page. */
export function changeRelationship(client: QueryClient, id: number, change: (now: Relationship) => Relationship): void {
  client.setQueriesData<Page>(
    { queryKey: [professorsKey] },
    (page) => page && { ...page, professors: page.professors.map((one) => (one.id === id ? change(one) : one)) },
  )
}

/** Spends one unlock; the card turns into the returned professor and the week's counter moves. */
export function useUnlock() {
  const client = useQueryClient()
  const changeStudent = useChangeStudent()
  return useMutation<Awaited<ReturnType<typeof unlock>>, ApiError | TypeError, Relationship>({
    mutationFn: unlock,
    onSuccess: (answer, relationship) => {
      changeRelationship(client, relationship.id, (now) => ({ ...now, professor: answer.professor, unlocked: true }))
      changeStudent((student) => withUnlock(student, answer))
    },
  })
}

const unlock = ({ professor }: Relationship) => call(unlockProfessor, { body: { scholar_id: professor.scholar_id } })

function withUnlock(student: Student, answer: Awaited<ReturnType<typeof unlock>>): Student {
  const { unlocks_total: total } = student.quotas
  const spent = answer.number_of_professors_shown_week > student.number_of_professors_shown_week ? 1 : 0
  return {
    ...student,
    number_of_professors_shown_week: answer.number_of_professors_shown_week,
    max_professors_per_week: answer.max_professors_per_week,
    quotas: {
      ...student.quotas,
      unlocks_week: answer.unlocks_week,
      unlocks_total: { ...total, used: total.used + spent },
    },
  }
}
