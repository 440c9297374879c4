import { ApiError, sentenceOr } from '../../api/error.ts'

/** The provider gave no page to pay on. */
export const stripeMissing = new Error('Stripe failed to load')

/** What is said of a checkout that did not begin; nothing has been charged by then. */
export function checkoutFailure(error: unknown): string {
  if (error instanceof ApiError) return sentenceOr(error, 'Failed to create checkout session')
  return error === stripeMissing ? stripeMissing.message : 'Payment failed. Please try again.'
}
