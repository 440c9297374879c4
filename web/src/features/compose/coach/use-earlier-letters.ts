import { noEarlierLetters, readEarlier, type EarlierLetters } from '@labreach/contract/coach/earlier-letters'
import { listOutreaches } from '@labreach/contract/outreach'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Returns the letters of this student; none until they have loaded. */
export function useEarlierLetters(): EarlierLetters {
  const { data } = useQuery({
    queryKey: ['earlier letters'],
    queryFn: async ({ signal }) => readEarlier(await call(listOutreaches, { query: {} }, { signal })),
    staleTime: 60_000,
    // Structural sharing cannot compare maps.
    structuralSharing: false,
    retry: false,
  })
  return data ?? noEarlierLetters
}
