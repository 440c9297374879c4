import { ApiError, sentenceOr } from '../../api/error.ts'
import type { Payment } from './settled.ts'

/** What the error view says, and what may lie behind it. */
export type PaymentFailure = { says: string; because: string }

const byItself = 'If you have paid, your plan changes by itself within a few minutes; you need not pay again.'

/**
 * Why a payment is not shown as paid: `payment` when the server answered, else `error`; neither without a session to
 * ask for.
 */
export function paymentFailure(error: unknown, payment: Payment | undefined): PaymentFailure {
  if (payment) {
    return {
      says: 'Payment verification failed. Please contact support.',
      because: 'The payment page was not completed, so your plan is what it was.',
    }
  }
  if (!error) {
    return { says: 'Failed to verify payment. Please contact support.', because: 'This address names no payment.' }
  }
  if (error instanceof ApiError) {
    return { says: sentenceOr(error, 'Failed to verify payment. Please contact support.'), because: byItself }
  }
  return {
    says: 'An error occurred while verifying payment.',
    because: `Nothing was heard from the server. ${byItself}`,
  }
}
