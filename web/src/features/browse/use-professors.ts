import { citationHistogram, favoriteProfessor, professorsPage, type Relationship } from '@labreach/contract/professors'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { alertError } from '../../ui/feedback/alerts.ts'
import { PAGE_FRESH_MS, professorsKey } from '../../session/professors-key.ts'
import { createSearchCount } from './filters/count-search.ts'
import { changeRelationship, citationsKey, clearChanges, invalidatePages, applyChanges } from './fetched-pages.ts'
import { toQuery, type ResultsSearch } from './filters/filters.ts'

/** Fetches one page of professors. The previous page remains visible until the new one has arrived. */
export function useProfessors(search: ResultsSearch) {
  const client = useQueryClient()
  const query = toQuery(search)
  return useQuery({
    queryKey: [professorsKey, query],
    queryFn: async ({ signal }) => {
      clearChanges(client)
      try {
        const page = await call(professorsPage, { query }, { signal })
        countSearch(search, page.filtered_total)
        return applyChanges(client, page)
      } catch (error) {
        if (!signal.aborted) console.warn('Failed to fetch professors page', error)
        throw error
      }
    },
    // Unlocks, drafts, letters and answers change one's own professors, some of them on other devices.
    staleTime: query.mine ? 0 : PAGE_FRESH_MS,
    gcTime: PAGE_FRESH_MS,
    placeholderData: keepPreviousData,
  })
}

const countSearch = createSearchCount()

/**
 * Fetches the citation histogram of the professors that this student may see. It is cached together with their pages.
 */
export function useCitations() {
  return useQuery({
    queryKey: citationsKey,
    queryFn: ({ signal }) => call(citationHistogram, {}, { signal }),
    staleTime: PAGE_FRESH_MS,
    gcTime: PAGE_FRESH_MS,
  })
}

/** Toggles the favourite of a professor. The fetched pages change at once, and change back if the call fails. */
export function useFavorite({ id, is_favorite: before }: Relationship) {
  const client = useQueryClient()
  const show = (is_favorite: boolean) => changeRelationship(client, id, (current) => ({ ...current, is_favorite }))
  return useMutation({
    mutationFn: () => call(favoriteProfessor, { body: { professor_id: id } }),
    onMutate: () => {
      show(!before)
      return { before }
    },
    onSuccess: (response) => {
      show(response.is_favorite)
      invalidatePages(client, ({ favorite, order }) => favorite !== undefined || order === 'favorite')
    },
    // The value at the click comes from the context: the card has rendered since, and `before` has changed.
    onError: (_error, _nothing, context) => {
      if (context) show(context.before)
      alertError('Failed to update favorite. Please try again.')
    },
  })
}
