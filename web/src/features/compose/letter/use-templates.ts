import { listTemplates } from '@labreach/contract/templates'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** The student's templates, to start a letter from. */
export function useTemplates() {
  return useQuery({
    queryKey: ['templates'],
    queryFn: async ({ signal }) => {
      const list = await call(listTemplates, {}, { signal })
      if (!Array.isArray(list)) throw new Error('Invalid response from server.')
      return list
    },
    // The first template may still be on its way: an empty list is asked for again at the next letter.
    staleTime: ({ state }) => (state.data?.length ? 60_000 : 0),
  })
}
