import { listOutreaches } from '@labreach/contract/outreach'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { piecesOf, type Pieces } from './overlap.ts'

/** More than a term of letters; older ones are hardly copied. */
const atMost = 100

/** The letters this student has sent, in pieces to compare another one with; none while they cannot be had. */
export function useEarlierLetters(): readonly Pieces[] {
  const { data } = useQuery({
    queryKey: ['earlier letters'],
    queryFn: async ({ signal }) => {
      const letters = await call(listOutreaches, { query: {} }, { signal })
      const sent = letters.filter(({ state }) => state !== 'failed').slice(0, atMost)
      return sent.map(({ message }) => piecesOf(message))
    },
    staleTime: 60_000,
    // Sets are compared by nothing: each answer is a new one.
    structuralSharing: false,
    retry: false,
  })
  return data ?? none
}

const none: readonly Pieces[] = []
