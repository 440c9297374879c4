import { nextContact } from '@labreach/contract/outreach'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/error.ts'

const keyOf = (scholarId: string) => ['next contact', scholarId]

/** What a student is told before writing: from when a first letter goes, or that none does; neither where one goes now. */
type NextContact = { at: string | null; hasOptedOut: boolean }

/** Asked anew each time a letter is opened: other students write meanwhile. What cannot be asked, sending will tell. */
export function useNextContact(scholarId: string): NextContact {
  const { data, error } = useQuery({
    queryKey: keyOf(scholarId),
    queryFn: ({ signal }) => call(nextContact, { query: { scholar_id: scholarId } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const hasOptedOut = error instanceof ApiError && error.code === 'opted_out'
  return { at: data?.next_contact_at ?? null, hasOptedOut }
}

/** Shows the date with which a letter was refused, as if it had been known before. */
export function tellNextContact(client: QueryClient, scholarId: string, at: string): void {
  client.setQueryData(keyOf(scholarId), { next_contact_at: at })
}
