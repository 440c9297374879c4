import { nextContact, sendEmail } from '@labreach/contract/outreach'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { isRefusal, sentenceOr } from '../../../api/error.ts'
import { contactNow, type NextContact } from './next-contact.ts'

const queryKey = (scholarId: string) => ['next contact', scholarId]

/** Codes of refusals that say from when a letter can be sent. */
const datedCodes = ['contacts_full', 'contact_too_soon', 'held_in_the_way', 'letters_paused', 'answered_no'] as const

const stoppedFallback = 'No letter can be sent to this professor at present.'

/** A response that is older, in milliseconds, may be wrong: a morning has come, or others have written. */
const freshMs = 5 * 60_000

/** The timeout of one try, in milliseconds. *Send* waits for both tries. */
const timeoutMs = 8_000

/**
 * Fetches when a letter can be sent and what is added to it, each time a letter is opened, since other students may have
 * written, when `fetchAgain` is called, and when the tab is shown again after some minutes. If both tries fail, a letter can be sent all the same: the server checks
 * again.
 */
export function useNextContact(scholarId: string) {
  const client = useQueryClient()
  const { data, isFetching, refetch } = useQuery({
    queryKey: queryKey(scholarId),
    queryFn: ({ signal }) =>
      fetchNextContact(
        scholarId,
        AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        client.getQueryData<NextContact>(queryKey(scholarId)),
      ),
    staleTime: freshMs,
    gcTime: 0,
    // A letter that is opened again while the dialog still closes would see the former response.
    refetchOnMount: 'always',
    retry: 1,
  })
  return { contact: data ?? contactNow, isLoading: isFetching, fetchAgain: () => void refetch() }
}

/** @param known the former response, by which the letter is open already */
async function fetchNextContact(
  scholarId: string,
  signal: AbortSignal,
  known: NextContact = contactNow,
): Promise<NextContact> {
  try {
    const response = await call(nextContact, { query: { scholar_id: scholarId } }, { signal })
    const {
      next_contact_at: at,
      reason,
      morning,
      queue_at: queueAt,
      attachments,
      school_address: schoolAddress,
      ai_note: aiNote,
    } = response
    return { ...contactNow, isLoaded: true, at, reason, morning, queueAt, attachments, schoolAddress, aiNote }
  } catch (error) {
    if (isRefusal(error, nextContact, 'opted_out'))
      return { ...contactNow, isLoaded: true, optedOut: known.optedOut ?? (known.isLoaded ? 'meanwhile' : 'before') }
    if (isRefusal(error, nextContact, 'no_letters_wanted', 'sending_paused'))
      return { ...contactNow, isLoaded: true, stopped: sentenceOr(error, stoppedFallback) }
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
  if (isRefusal(error, sendEmail, 'ai_note_missing')) store({ aiNote: true })
  if (isRefusal(error, sendEmail, ...datedCodes) && error.body.resets_at)
    store({ at: error.body.resets_at, reason: error.code, morning: null, queueAt: null })
  // Whether there is a place in the queue, or another morning, and what is added now, only the server knows.
  if (isRefusal(error, sendEmail, 'contacts_full', 'held_in_the_way', 'queue_full', 'school_address_changed'))
    void client.invalidateQueries({ queryKey: queryKey(scholarId) })
}
