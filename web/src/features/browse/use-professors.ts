import type { Student } from '@labreach/contract/account'
import {
  citationHistogram,
  favoriteProfessor,
  professorsPage,
  unlockProfessor,
  type Relationship,
} from '@labreach/contract/professors'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { track } from '../../analytics/track.ts'
import { call } from '../../api/call.ts'
import { isRefusal, type ApiError } from '../../api/error.ts'
import { alertError } from '../../ui/feedback/alerts.ts'
import { PAGE_FRESH_MS, professorsKey } from '../../session/professors-key.ts'
import { reloadStudent, useChangeStudent } from '../../session/use-student.ts'
import { createSearchCount } from './count-search.ts'
import { changeRelationship, citationsKey, forgetChanges, outdatePages, withChanges } from './fetched-pages.ts'
import { queryOf, type BrowseSearch } from './filters.ts'

/** One page of professors; the page before stays visible until the next one is here. */
export function useProfessors(search: BrowseSearch) {
  const client = useQueryClient()
  const query = queryOf(search)
  return useQuery({
    queryKey: [professorsKey, query],
    queryFn: async ({ signal }) => {
      forgetChanges(client)
      try {
        const page = await call(professorsPage, { query }, { signal })
        countSearch(search, page.filtered_total)
        return withChanges(client, page)
      } catch (error) {
        if (!signal.aborted) console.warn('Failed to fetch professors page', error)
        throw error
      }
    },
    staleTime: PAGE_FRESH_MS,
    gcTime: PAGE_FRESH_MS,
    placeholderData: keepPreviousData,
  })
}

const countSearch = createSearchCount()

/** How often the professors this student may see are cited; kept and forgotten along with their pages. */
export function useCitations() {
  return useQuery({
    queryKey: citationsKey,
    queryFn: ({ signal }) => call(citationHistogram, {}, { signal }),
    staleTime: PAGE_FRESH_MS,
    gcTime: PAGE_FRESH_MS,
  })
}

/** Marks a professor or takes the mark back: at once in every fetched page, and back again when the server refuses. */
export function useFavorite({ id, is_favorite: before }: Relationship) {
  const client = useQueryClient()
  const show = (is_favorite: boolean) => changeRelationship(client, id, (now) => ({ ...now, is_favorite }))
  return useMutation({
    mutationFn: () => call(favoriteProfessor, { body: { professor_id: id } }),
    onMutate: () => {
      show(!before)
      return { before }
    },
    onSuccess: (answer) => {
      show(answer.is_favorite)
      outdatePages(client, ({ favorite, order }) => favorite !== undefined || order === 'favorite')
    },
    // As it was at the click: since then the card has been drawn anew, and this function with it.
    onError: (_error, _nothing, clicked) => {
      if (clicked) show(clicked.before)
      alertError('Failed to update favorite. Please try again.')
    },
  })
}

/** Spends one unlock; the card turns into the returned professor and the week's counter moves. */
export function useUnlock() {
  const client = useQueryClient()
  const changeStudent = useChangeStudent()
  return useMutation<Awaited<ReturnType<typeof unlock>>, ApiError | TypeError, Relationship>({
    mutationFn: unlock,
    onSuccess: (answer, relationship) => {
      track('professor_view', { professor_id: relationship.id })
      changeRelationship(client, relationship.id, (now) => ({ ...now, professor: answer.professor, unlocked: true }))
      outdatePages(client, ({ order, search }) => order === 'name' || Boolean(search))
      changeStudent((student) => withUnlock(student, answer))
    },
    onError: (error) => {
      // Used up meanwhile, in another tab or on another device: the counter and every card say so.
      if (isRefusal(error, unlockProfessor, 'weekly_quota_used'))
        changeStudent((student) => withWeekUsed(student, error.body.resets_at))
      if (isRefusal(error, unlockProfessor, 'weekly_quota_used', 'total_quota_used')) void reloadStudent(client)
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

function withUnlock(student: Student, answer: Awaited<ReturnType<typeof unlock>>): Student {
  return {
    ...student,
    number_of_professors_shown_week: answer.number_of_professors_shown_week,
    max_professors_per_week: answer.max_professors_per_week,
    quotas: { ...student.quotas, unlocks_week: answer.unlocks_week, unlocks_total: answer.unlocks_total },
  }
}

function withWeekUsed(student: Student, resetsAt: string | null | undefined): Student {
  const { unlocks_week: week } = student.quotas
  return {
    ...student,
    number_of_professors_shown_week: student.max_professors_per_week,
    quotas: {
      ...student.quotas,
      unlocks_week: { ...week, used: week.limit, resets_at: resetsAt ?? week.resets_at },
    },
  }
}
