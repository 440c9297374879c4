import { listOutreaches } from '@labreach/contract/outreach'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { getWordRuns, type WordRuns } from './overlap.ts'

/** More letters than in one term. Students rarely copy older ones. */
const maxLetters = 100

/** Returns the word runs of the letters that this student has sent; an empty list until they have loaded. */
export function useEarlierLetters(): readonly WordRuns[] {
  const { data } = useQuery({
    queryKey: ['earlier letters'],
    queryFn: async ({ signal }) => {
      const letters = await call(listOutreaches, { query: {} }, { signal })
      const sent = letters.filter(({ state }) => state !== 'failed').slice(0, maxLetters)
      return sent.map(({ message }) => getWordRuns(message))
    },
    staleTime: 60_000,
    // Structural sharing cannot compare sets.
    structuralSharing: false,
    retry: false,
  })
  return data ?? none
}

const none: readonly WordRuns[] = []
