import { suggestFields, type SuggestedField } from '@labreach/contract/professors'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { understandingKey } from '../../session/professors-key.ts'
import { filterSuggestions } from './filter-suggestions.ts'
import type { UseUnderstanding } from './use-understanding.ts'

/**
 * The fields that the language model suggests to a student, or to the visitor with this temporary token. It is asked
 * once, when `areMatchesShown`, so that nothing waits for it; a failure shows nothing.
 */
export function useSuggestedFields(
  token: string | null,
  { understanding }: Pick<UseUnderstanding, 'understanding'>,
  areMatchesShown: boolean,
): SuggestedField[] {
  const { data } = useQuery({
    queryKey: [understandingKey, 'suggestions', token],
    queryFn: ({ signal }) =>
      call(suggestFields, { body: token === null ? {} : { temporary_token: token } }, { signal }),
    enabled: areMatchesShown && understanding !== undefined,
    staleTime: Infinity,
    retry: false,
  })
  return data && understanding ? filterSuggestions(data.suggested, understanding) : []
}
