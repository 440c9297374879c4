import { verifyPayment } from '@labreach/contract/billing'
import { payments } from '@labreach/contract/plans'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { purchaseEvent } from '../../analytics/events.ts'
import { track } from '../../analytics/track.ts'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/error.ts'
import { tryToStore } from '../../credentials/stored-value.ts'
import { reloadStudent } from '../../session/use-student.ts'
import { paymentFailure, type PaymentFailure } from './payment-failure.ts'
import { waitForPayment } from './wait-for-payment.ts'

export type PaymentState =
  | { name: 'processing' }
  /** `amount` in USD. */
  | { name: 'paid'; amount: number }
  /** Still in progress after the timeout. */
  | { name: 'waiting'; retry: () => void }
  /** Without `retry` if the URL contains no checkout session. */
  | { name: 'error'; failure: PaymentFailure; retry?: () => void }

/** Verifies the payment of a checkout session, and repeats this while the payment is in progress. */
export function usePayment(sessionId: string | undefined): PaymentState {
  const client = useQueryClient()

  /** Tracks the purchase and fetches the student with the new plan. */
  const onPaid = (amount: number) => {
    const transactionId = sessionId ?? ''
    // Reloading the page or returning to it is not another purchase.
    const key = `counted_payment_${transactionId}`
    if (sessionStorage.getItem(key) === null) {
      tryToStore(sessionStorage, key, 'yes')
      track('payment_success', { transaction_id: transactionId })
      track('purchase', purchaseEvent(transactionId, amount))
    }
    void reloadStudent(client)
  }

  const query = useQuery({
    queryKey: ['payment', sessionId],
    queryFn: async ({ signal }) => {
      const body = { session_id: sessionId ?? '' }
      const verification = waitForPayment(() => call(verifyPayment, { body }, { signal }), {
        everyMs: payments.verifyEveryMs,
        forMs: payments.verifyForMs,
        signal,
      })
      const payment = await verification.catch((error: unknown) => {
        if (!signal.aborted) track('payment_failure', { code: error instanceof ApiError ? error.code : 'unreachable' })
        throw error
      })
      if (payment.status === 'paid') onPaid(payment.amount)
      else if (payment.status !== 'processing') track('payment_failure', { code: payment.status })
      return payment
    },
    enabled: sessionId !== undefined,
    // The result of a payment does not change.
    staleTime: Infinity,
    refetchOnReconnect: false,
    // A failure is shown at once, with a button to retry.
    retry: false,
  })

  useEffect(() => {
    if (sessionId === undefined) track('payment_failure', { code: 'no_session' })
  }, [sessionId])

  if (query.isFetching) return { name: 'processing' }
  if (query.data?.status === 'paid') return { name: 'paid', amount: query.data.amount }
  const retry = () => void query.refetch()
  if (query.data?.status === 'processing' && !query.error) return { name: 'waiting', retry }
  const failure = paymentFailure(query.error, query.data)
  return { name: 'error', failure, ...(sessionId && { retry }) }
}
