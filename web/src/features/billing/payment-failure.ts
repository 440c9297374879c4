import { ApiError, sentenceOr } from '../../api/error.ts'
import type { Payment } from './wait-for-payment.ts'

/** The texts of the error view: `reason` is a possible cause. */
export type PaymentFailure = { text: string; reason: string }

const automatic = 'If you have paid, your plan changes by itself within a few minutes; there is no need to pay again.'

/**
 * The texts for a payment that is not paid. `payment` is the server's response, `error` its failure; without both, the
 * URL contains no checkout session.
 */
export function paymentFailure(error: unknown, payment: Payment | undefined): PaymentFailure {
  if (payment) {
    return {
      text: 'Payment verification failed. Please contact support.',
      reason: 'The payment page was not completed, so your plan is what it was.',
    }
  }
  if (!error) {
    return { text: 'Failed to verify payment. Please contact support.', reason: 'This address names no payment.' }
  }
  if (error instanceof ApiError) {
    return { text: sentenceOr(error, 'Failed to verify payment. Please contact support.'), reason: automatic }
  }
  return {
    text: 'An error occurred while verifying payment.',
    reason: `Nothing was heard from the server. ${automatic}`,
  }
}
