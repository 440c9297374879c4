import { listTemplates } from '@labreach/contract/templates'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Fetches the student's templates. */
export function useTemplates() {
  return useQuery({
    queryKey: ['templates'],
    queryFn: async ({ signal }) => {
      const list = await call(listTemplates, {}, { signal })
      if (!Array.isArray(list)) throw new Error('Invalid response from server.')
      return list
    },
    // The first template may not be stored yet, so an empty list is fetched again for the next letter.
    staleTime: ({ state }) => (state.data?.length ? 60_000 : 0),
  })
}
