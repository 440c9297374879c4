import type { ResponseOf } from '@labreach/contract/endpoint'
import { nextContact, sendEmail } from '@labreach/contract/outreach'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { isRefusal, sentenceOr } from '../../../api/error.ts'

const queryKey = (scholarId: string) => ['next contact', scholarId]

const stoppedFallback = 'No letter can be sent to this professor at present.'

/** Whether a professor can be written to, and when. */
export type NextContact = {
  /** ISO time from which a letter can be sent; null if it can be sent now. */
  at: string | null
  reason: ResponseOf<typeof nextContact>['reason']
  /** The server's sentence if no letter can be sent for now, without a date: the professor wants none. */
  stopped: string | null
  /** False if the professor wants no attachments: the letter goes without the resume. */
  attachments: boolean
  /**
   * The professor has opted out, which was known when the letter was opened (`before`) or came with a refused letter
   * (`meanwhile`).
   */
  optedOut: 'before' | 'meanwhile' | null
}

export const contactNow: NextContact = { at: null, reason: null, stopped: null, attachments: true, optedOut: null }

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
  return data ?? contactNow
}

async function fetchNextContact(scholarId: string, signal: AbortSignal): Promise<NextContact> {
  try {
    const answer = await call(nextContact, { query: { scholar_id: scholarId } }, { signal })
    const { next_contact_at: at, reason, attachments } = answer
    return { ...contactNow, at, reason, attachments }
  } catch (error) {
    if (isRefusal(error, nextContact, 'opted_out')) return { ...contactNow, optedOut: 'before' }
    if (isRefusal(error, nextContact, 'no_letters_wanted', 'sending_paused'))
      return { ...contactNow, stopped: sentenceOr(error, stoppedFallback) }
    throw error
  }
}

/** Stores the reason of a refused letter as if it had been fetched. */
export function setNextContact(client: QueryClient, scholarId: string, error: unknown): void {
  const store = (next: Partial<NextContact>) =>
    client.setQueryData<NextContact>(queryKey(scholarId), (known = contactNow) => ({ ...known, ...next }))
  if (isRefusal(error, sendEmail, 'opted_out')) store({ optedOut: 'meanwhile' })
  if (isRefusal(error, sendEmail, 'no_letters_wanted', 'sending_paused'))
    store({ stopped: sentenceOr(error, stoppedFallback) })
  if (
    isRefusal(error, sendEmail, 'contacts_full', 'contact_too_soon', 'letters_paused', 'answered_no') &&
    error.body.resets_at
  )
    store({ at: error.body.resets_at, reason: error.code })
}
