import type { ResponseOf } from '@labreach/contract/endpoint'
import { nextContact, sendEmail } from '@labreach/contract/outreach'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { isRefusal } from '../../../api/error.ts'

const queryKey = (scholarId: string) => ['next contact', scholarId]

type Response = ResponseOf<typeof nextContact>
/** The professor's next weekday morning: an ISO time, its IANA time zone (null: unknown, meant in UTC), and the place. */
export type Morning = NonNullable<Response['morning']>

/** Whether a professor can be written to, and when. */
export type NextContact = {
  /** ISO time from which a letter can be sent; null if it can be sent now. */
  at: string | null
  reason: Response['reason']
  /** Null if no letter may leave on that morning. */
  morning: Morning | null
  /** ISO time at which a letter in the professor's queue probably leaves; null unless a place is needed and free. */
  queueAt: string | null
  /**
   * The professor has opted out, which was known when the letter was opened (`before`) or came with a refused letter
   * (`meanwhile`).
   */
  optedOut: 'before' | 'meanwhile' | null
}

const now: NextContact = { at: null, reason: null, morning: null, queueAt: null, optedOut: null }

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
    return {
      at: answer.next_contact_at,
      reason: answer.reason,
      morning: answer.morning,
      queueAt: answer.queue_at,
      optedOut: null,
    }
  } catch (error) {
    if (isRefusal(error, nextContact, 'opted_out')) return { ...now, optedOut: 'before' }
    throw error
  }
}

/** Stores the reason of a refused letter as if it had been fetched. */
export function setNextContact(client: QueryClient, scholarId: string, error: unknown): void {
  const store = (next: NextContact) => void client.setQueryData<NextContact>(queryKey(scholarId), next)
  if (isRefusal(error, sendEmail, 'opted_out')) return store({ ...now, optedOut: 'meanwhile' })
  if (isRefusal(error, sendEmail, 'contacts_full', 'contact_too_soon', 'held_in_the_way') && error.body.resets_at)
    store({ ...now, at: error.body.resets_at, reason: error.code })
  // Whether there is a place in the queue, or another morning, only the server knows.
  if (isRefusal(error, sendEmail, 'contacts_full', 'held_in_the_way', 'queue_full'))
    void client.invalidateQueries({ queryKey: queryKey(scholarId) })
}
