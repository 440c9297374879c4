import { verifyPayment } from '@labreach/contract/billing'
import { payments } from '@labreach/contract/plans'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { purchaseEvent } from '../../analytics/events.ts'
import { track } from '../../analytics/track.ts'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/error.ts'
import { reloadStudent } from '../../session/use-student.ts'
import { paymentFailure, type PaymentFailure } from './payment-failure.ts'
import { settled } from './settled.ts'

export type PaymentState =
  | { name: 'processing' }
  /** `amount` in USD. */
  | { name: 'paid'; amount: number }
  /** Still on its way when the page gave up asking; `again` asks once more. */
  | { name: 'waiting'; again: () => void }
  /** `again` asks once more; there is nothing to ask for without a session. */
  | { name: 'error'; failure: PaymentFailure; again?: () => void }

/** What became of a checkout session, asked of the server until it is settled. */
export function usePayment(sessionId: string | undefined): PaymentState {
  const client = useQueryClient()

  /** The one moment of a purchase: from here on the plan is another one, and whoever counts purchases hears of it. */
  const onPaid = (amount: number) => {
    const transactionId = sessionId ?? ''
    // Whoever reloads the page, or comes back to it, has bought nothing anew.
    if (isFirstVisit()) {
      track('payment_success', { transaction_id: transactionId })
      track('purchase', purchaseEvent(transactionId, amount))
    }
    void reloadStudent(client)
  }

  const query = useQuery({
    queryKey: ['payment', sessionId],
    queryFn: async ({ signal }) => {
      const body = { session_id: sessionId ?? '' }
      const asked = settled(() => call(verifyPayment, { body }, { signal }), {
        everyMs: payments.verifyEveryMs,
        forMs: payments.verifyForMs,
        signal,
      })
      const payment = await asked.catch((error: unknown) => {
        if (!signal.aborted) track('payment_failure', { code: error instanceof ApiError ? error.code : 'unreachable' })
        throw error
      })
      if (payment.status === 'paid') onPaid(payment.amount)
      else track('payment_failure', { code: payment.status })
      return payment
    },
    enabled: sessionId !== undefined,
    // What is settled stays settled.
    staleTime: Infinity,
    refetchOnReconnect: false,
    // A failure is told at once: the student can ask again.
    retry: false,
  })

  useEffect(() => {
    if (sessionId === undefined) track('payment_failure', { code: 'no_session' })
  }, [sessionId])

  if (query.isFetching) return { name: 'processing' }
  if (query.data?.status === 'paid') return { name: 'paid', amount: query.data.amount }
  const again = () => void query.refetch()
  if (query.data?.status === 'processing' && !query.error) return { name: 'waiting', again }
  const failure = paymentFailure(query.error, query.data)
  return { name: 'error', failure, ...(sessionId && { again }) }
}

const isFirstVisit = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry === undefined || (entry as PerformanceNavigationTiming).type === 'navigate'
}
