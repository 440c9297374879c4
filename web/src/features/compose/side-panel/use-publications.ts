import { listPublications, type Publication } from '@labreach/contract/professors'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

const fetching = (scholarId: string) => ({
  queryKey: ['publications', scholarId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(listPublications, { query: { scholar_id: scholarId } }, { signal }),
  staleTime: 30 * 60_000,
  retry: false,
})

/** A professor's publications, newest first; they change with an import, so once a sitting is enough. */
export function usePublications(scholarId: string) {
  return useQuery(fetching(scholarId))
}

const none: Publication[] = []

/** Those of them that the panel beside the letter has fetched; nothing is asked for. */
export function useKnownPublications(scholarId: string): readonly Publication[] {
  return useQuery({ ...fetching(scholarId), enabled: false }).data ?? none
}
