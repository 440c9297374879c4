import { listPublications } from '@labreach/contract/professors'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** A professor's publications, newest first; they change with an import, so once a sitting is enough. */
export function usePublications(scholarId: string) {
  return useQuery({
    queryKey: ['publications', scholarId],
    queryFn: ({ signal }) => call(listPublications, { query: { scholar_id: scholarId } }, { signal }),
    staleTime: 30 * 60_000,
    retry: false,
  })
}
