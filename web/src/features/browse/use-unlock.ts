import type { Student } from '@labreach/contract/account'
import { limits } from '@labreach/contract/plans'
import { professorsPage, unlockProfessor, type Relationship } from '@labreach/contract/professors'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { track } from '../../analytics/track.ts'
import { call } from '../../api/call.ts'
import { isRefusal, type ApiError } from '../../api/error.ts'
import { refreshProfessors } from '../../session/professor-cache.ts'
import { reloadStudent, useUpdateStudent } from '../../session/use-student.ts'
import { changeRelationship, invalidatePages } from './fetched-pages.ts'

/** Unlocks a professor. The fetched pages get the returned professor, and the student gets the new quotas. */
export function useUnlock() {
  const client = useQueryClient()
  const updateStudent = useUpdateStudent()
  return useMutation<Awaited<ReturnType<typeof unlock>>, ApiError | TypeError, Relationship>({
    mutationFn: unlock,
    onSuccess: (response, relationship) => {
      track('professor_view', { professor_id: relationship.id })
      changeRelationship(client, relationship.id, (current) => ({
        ...current,
        professor: response.professor,
        unlocked: true,
      }))
      invalidatePages(client, ({ order, search }) => order === 'name' || Boolean(search))
      updateStudent((student) => withUnlock(student, response))
      if (relationship.match) void showReasons(client, relationship.id, response.professor.name)
    },
    onError: (error) => {
      // The quota was used up in another tab, or the plan has changed. The refusal does not contain the new counts and
      // limits.
      if (isRefusal(error, unlockProfessor, 'weekly_quota_used', 'total_quota_used')) return reloadStudent(client)
      // The professor has opted out. A reload of the website would show the card again, from the stored pages.
      if (isRefusal(error, unlockProfessor, 'opted_out', 'handle_unknown')) refreshProfessors(client)
    },
  })
}

async function unlock({ professor }: Relationship) {
  try {
    return await call(unlockProfessor, { body: { scholar_id: professor.scholar_id } })
  } catch (error) {
    console.warn('Failed to unlock professor', error)
    throw error
  }
}

/**
 * Fetches the reasons of an unlocked professor, which name publications. The card has turned over already; if they
 * cannot be fetched it keeps those of the locked card.
 */
async function showReasons(client: QueryClient, id: number, name: string | null): Promise<void> {
  if (!name) return
  try {
    const query = { search: name, mine: 'unlocked', page_size: limits.pageSizeMax } as const
    const { professors } = await call(professorsPage, { query })
    const match = professors.find((one) => one.id === id && one.unlocked)?.match
    if (match) changeRelationship(client, id, (current) => ({ ...current, match }))
  } catch (error) {
    console.warn('Failed to fetch the reasons of an unlocked professor', error)
  }
}

function withUnlock(student: Student, response: Awaited<ReturnType<typeof unlock>>): Student {
  return {
    ...student,
    number_of_professors_shown_week: response.number_of_professors_shown_week,
    max_professors_per_week: response.max_professors_per_week,
    quotas: { ...student.quotas, unlocks_week: response.unlocks_week, unlocks_total: response.unlocks_total },
  }
}
