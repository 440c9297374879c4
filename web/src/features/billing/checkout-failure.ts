import { ApiError, sentenceOr } from '../../api/error.ts'

/** The server's response contained no valid URL of a payment page. */
export const stripeMissing = new Error('Stripe failed to load')

/** The text for a checkout that could not be created. Nothing has been charged then. */
export function checkoutFailure(error: unknown): string {
  if (error instanceof ApiError) return sentenceOr(error, 'Failed to create checkout session')
  return error === stripeMissing ? stripeMissing.message : 'Payment failed. Please try again.'
}
