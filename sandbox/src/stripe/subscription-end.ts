import type { Books } from './books.ts'
import type { Subscription } from './objects/objects.ts'

type Why = 'cancellation_requested' | 'payment_failed'

export const hasEnded = ({ status }: Subscription): boolean => status === 'canceled' || status === 'incomplete_expired'

/** Ends a subscription at once, and tells of it. What was open to pay is no longer asked for. */
export function cancelSubscription(books: Books, old: Subscription, reason: Why): Subscription {
  const now = books.now()
  const fresh = books.put<'subscription'>({
    ...old,
    status: 'canceled',
    canceled_at: old.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, ...old.cancellation_details, reason },
  })
  for (const invoice of books.all('invoice')) {
    if (invoice.status === 'open' && invoice.parent?.subscription_details?.subscription === old.id) {
      books.put<'invoice'>({ ...invoice, auto_advance: false, next_payment_attempt: null })
    }
  }
  books.emit('customer.subscription.deleted', fresh)
  return fresh
}
