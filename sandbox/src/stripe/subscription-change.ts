import type { ObjectStore } from './object-store.ts'
import type { Subscription } from './objects/objects.ts'

/**
 * Stores a changed subscription and emits `customer.subscription.updated` with the old values, unless nothing changed.
 */
export function changeSubscription(store: ObjectStore, old: Subscription, change: Partial<Subscription>): Subscription {
  const names = (Object.keys(change) as (keyof Subscription)[]).filter(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(change[name]),
  )
  if (names.length === 0) return old
  const fresh = store.put<'subscription'>({ ...old, ...change })
  store.emit('customer.subscription.updated', fresh, Object.fromEntries(names.map((name) => [name, old[name]])))
  return fresh
}
