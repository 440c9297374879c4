import type { ResponseOf } from '@labreach/contract/endpoint'
import { nextContact, sendEmail } from '@labreach/contract/outreach'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { isRefusal } from '../../../api/error.ts'

const keyOf = (scholarId: string) => ['next contact', scholarId]

type Answer = ResponseOf<typeof nextContact>

/**
 * What a student is told before writing: from when a letter goes and why, or that none does; neither where one goes
 * now.
 */
type NextContact = { at: string | null; reason: Answer['reason']; hasOptedOut: boolean }

/** Asked anew each time a letter is opened: other students write meanwhile. What cannot be asked, sending will tell. */
export function useNextContact(scholarId: string): NextContact {
  const { data, error } = useQuery({
    queryKey: keyOf(scholarId),
    queryFn: ({ signal }) => call(nextContact, { query: { scholar_id: scholarId } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const hasOptedOut = isRefusal(error, nextContact, 'opted_out')
  return { at: data?.next_contact_at ?? null, reason: data?.reason ?? null, hasOptedOut }
}

/** Shows the date with which a letter was refused, as if it had been known before. */
export function tellNextContact(client: QueryClient, scholarId: string, error: unknown): void {
  if (!isRefusal(error, sendEmail, 'contacts_full', 'contact_too_soon') || !error.body.resets_at) return
  client.setQueryData<Answer>(keyOf(scholarId), { next_contact_at: error.body.resets_at, reason: error.code })
}
