import { listPublications, type Publication } from '@labreach/contract/professors'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

const publicationsQuery = (scholarId: string) => ({
  queryKey: ['publications', scholarId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(listPublications, { query: { scholar_id: scholarId } }, { signal }),
  staleTime: 30 * 60_000,
  retry: false,
})

/**
 * Fetches a professor's publications, newest first. They only change with an import, so they are cached for 30 minutes.
 */
export function usePublications(scholarId: string) {
  return useQuery(publicationsQuery(scholarId))
}

const none: Publication[] = []

/** Returns the publications that the panel has already fetched, without fetching them. */
export function useKnownPublications(scholarId: string): readonly Publication[] {
  return useQuery({ ...publicationsQuery(scholarId), enabled: false }).data ?? none
}
