import type { Books } from './books.ts'
import type { Subscription } from './objects/objects.ts'

/** Writes a changed subscription down, and tells of it with what it was before, where anything changed. */
export function changeSubscription(books: Books, old: Subscription, change: Partial<Subscription>): Subscription {
  const names = (Object.keys(change) as (keyof Subscription)[]).filter(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(change[name]),
  )
  if (names.length === 0) return old
  const fresh = books.put<'subscription'>({ ...old, ...change })
  books.emit('customer.subscription.updated', fresh, Object.fromEntries(names.map((name) => [name, old[name]])))
  return fresh
}
