import type { ResponseOf } from '@labreach/contract/endpoint'
import { nextContact, sendEmail } from '@labreach/contract/outreach'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { isRefusal } from '../../../api/error.ts'

const queryKey = (scholarId: string) => ['next contact', scholarId]

type Answer = ResponseOf<typeof nextContact>

/** `at`: ISO time from which a letter can be sent, with the reason; null if it can be sent now. */
type NextContact = { at: string | null; reason: Answer['reason']; hasOptedOut: boolean }

/**
 * Fetches when a letter can be sent, each time a letter is opened, since other students may have written. If the call
 * fails, nothing is shown; the server checks again when the letter is sent.
 */
export function useNextContact(scholarId: string): NextContact {
  const { data, error } = useQuery({
    queryKey: queryKey(scholarId),
    queryFn: ({ signal }) => call(nextContact, { query: { scholar_id: scholarId } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const hasOptedOut = isRefusal(error, nextContact, 'opted_out')
  return { at: data?.next_contact_at ?? null, reason: data?.reason ?? null, hasOptedOut }
}

/** Stores the time from a refused letter as if it had been fetched. */
export function setNextContact(client: QueryClient, scholarId: string, error: unknown): void {
  if (!isRefusal(error, sendEmail, 'contacts_full', 'contact_too_soon') || !error.body.resets_at) return
  client.setQueryData<Answer>(queryKey(scholarId), { next_contact_at: error.body.resets_at, reason: error.code })
}
