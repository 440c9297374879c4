import type { ObjectStore } from './object-store.ts'
import type { Subscription } from './objects/objects.ts'

type Why = 'cancellation_requested' | 'payment_failed'

export const hasEnded = ({ status }: Subscription): boolean => status === 'canceled' || status === 'incomplete_expired'

/** Ends a subscription at once, stops retries of its open invoices, and emits `customer.subscription.deleted`. */
export function cancelSubscription(store: ObjectStore, old: Subscription, reason: Why): Subscription {
  const now = store.now()
  const fresh = store.put<'subscription'>({
    ...old,
    status: 'canceled',
    canceled_at: old.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, ...old.cancellation_details, reason },
  })
  for (const invoice of store.all('invoice')) {
    if (invoice.status === 'open' && invoice.parent?.subscription_details?.subscription === old.id) {
      store.put<'invoice'>({ ...invoice, auto_advance: false, next_payment_attempt: null })
    }
  }
  store.emit('customer.subscription.deleted', fresh)
  return fresh
}
