import { nextContact, sendEmail } from '@labreach/contract/outreach'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { isRefusal } from '../../../api/error.ts'

const queryKey = (scholarId: string) => ['next contact', scholarId]

/** Whether a professor can be written to, and when. */
export type NextContact = {
  /** ISO time from which a letter can be sent; null if it can be sent now. */
  at: string | null
  reason: 'contacts_full' | 'contact_too_soon' | null
  /**
   * The professor has opted out, which was known when the letter was opened (`before`) or came with a refused letter
   * (`meanwhile`).
   */
  optedOut: 'before' | 'meanwhile' | null
}

const now: NextContact = { at: null, reason: null, optedOut: null }

/**
 * Fetches when a letter can be sent, each time a letter is opened, since other students may have written. If the call
 * fails, nothing is shown; the server checks again when the letter is sent.
 */
export function useNextContact(scholarId: string): NextContact {
  const { data } = useQuery({
    queryKey: queryKey(scholarId),
    queryFn: ({ signal }) => fetchNextContact(scholarId, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return data ?? now
}

async function fetchNextContact(scholarId: string, signal: AbortSignal): Promise<NextContact> {
  try {
    const answer = await call(nextContact, { query: { scholar_id: scholarId } }, { signal })
    return { at: answer.next_contact_at, reason: answer.reason, optedOut: null }
  } catch (error) {
    if (isRefusal(error, nextContact, 'opted_out')) return { ...now, optedOut: 'before' }
    throw error
  }
}

/** Stores the reason of a refused letter as if it had been fetched. */
export function setNextContact(client: QueryClient, scholarId: string, error: unknown): void {
  const store = (next: NextContact) => client.setQueryData<NextContact>(queryKey(scholarId), next)
  if (isRefusal(error, sendEmail, 'opted_out')) store({ ...now, optedOut: 'meanwhile' })
  if (isRefusal(error, sendEmail, 'contacts_full', 'contact_too_soon') && error.body.resets_at)
    store({ at: error.body.resets_at, reason: error.code, optedOut: null })
}
