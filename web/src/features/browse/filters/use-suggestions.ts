import { limits } from '@labreach/contract/plans'
import { suggestFilters } from '@labreach/contract/professors'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { PAGE_FRESH_MS } from '../../../session/professors-key.ts'

/** Fetches the topics and schools that a typed text may mean. The previous ones remain until the new ones have arrived. */
export function useSuggestions(text: string) {
  return useQuery({
    queryKey: ['filter suggestions', text],
    queryFn: ({ signal }) => call(suggestFilters, { query: { text } }, { signal }),
    enabled: text.length >= 2 && text.length <= limits.suggestedTextMax,
    // A list that comes late is no help.
    retry: false,
    staleTime: PAGE_FRESH_MS,
    gcTime: PAGE_FRESH_MS,
    placeholderData: keepPreviousData,
  })
}
