import { z } from 'zod'
import type { Books } from './books.ts'
import type { Desk } from './call.ts'
import { endTrial } from './due.ts'
import { invalid, missing } from './errors.ts'
import { newItem } from './objects/new-item.ts'
import type { Subscription, SubscriptionItem } from './objects/objects.ts'
import { boolean, changedMetadata, integer, metadata, parameters, text } from './parameters.ts'
import { recurringPrice } from './objects/prices.ts'
import { changeSubscription } from './subscription-change.ts'

/** What becomes of a trial that ends without a card. */
export const behaviour = z.strictObject({
  end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice']) }),
})
/** What can be changed of a subscription. */
export const changeShape = parameters({
  cancel_at_period_end: boolean.optional(),
  cancel_at: z.union([z.literal(''), integer]).optional(),
  items: z
    .array(
      z.strictObject({
        id: text.optional(),
        price: text.optional(),
        quantity: integer.optional(),
        deleted: boolean.optional(),
        metadata: metadata.optional(),
      }),
    )
    .max(20)
    .optional(),
  default_payment_method: text.optional(),
  proration_behavior: z.literal('none').optional(),
  trial_end: z.literal('now').optional(),
  trial_settings: behaviour.optional(),
  cancellation_details: z.strictObject({ comment: text.optional(), feedback: text.optional() }).optional(),
  metadata: metadata.optional(),
})

/** A card must be the customer's own. Throws a StripeError. */
export function checkCard(books: Books, customer: string, card: string | null): void {
  if (card === null || books.find('payment_method', card)?.customer === customer) return
  throw missing('PaymentMethod', card, 'default_payment_method')
}

/** Changes a subscription that runs. Throws a StripeError. */
export function updateSubscription(desk: Desk, asked: z.output<typeof changeShape>, old: Subscription): Subscription {
  const { books } = desk
  checkCard(books, old.customer, asked.default_payment_method ?? null)
  const changed = changeSubscription(books, old, {
    ...ending(books, old, asked),
    ...(asked.items && { items: { ...old.items, data: changedItems(books, old, asked.items) } }),
    ...(asked.default_payment_method !== undefined && { default_payment_method: asked.default_payment_method }),
    ...(asked.trial_settings && {
      trial_settings: { end_behavior: { billing_cycle_anchor: null, ...asked.trial_settings.end_behavior } },
    }),
    metadata: changedMetadata(old.metadata, asked.metadata),
  })
  return asked.trial_end === 'now' && changed.status === 'trialing' ? endTrial(desk, changed) : changed
}

/** What a wish to end, or to go on, changes. `cancel_at` alone is how the portal says it. */
export function ending(
  books: Books,
  old: Subscription,
  asked: { cancel_at_period_end?: boolean | undefined; cancel_at?: number | '' | undefined },
) {
  const { cancel_at_period_end: atEnd, cancel_at: at } = asked
  if (atEnd === undefined && at === undefined) return {}
  const when = atEnd ? old.items.data[0]!.current_period_end : at || null
  if (when !== null && when <= books.now()) throw invalid('cancel_at must be in the future.', 'cancel_at')
  const reason = when === null ? null : ('cancellation_requested' as const)
  const details = { comment: null, feedback: null, feedback_option: null, ...old.cancellation_details, reason }
  return {
    cancel_at_period_end: atEnd ?? false,
    cancel_at: when,
    canceled_at: when === null ? null : books.now(),
    cancellation_details: details,
  }
}

function changedItems(
  books: Books,
  old: Subscription,
  asked: NonNullable<z.output<typeof changeShape>['items']>,
): SubscriptionItem[] {
  const items = new Map(old.items.data.map((item) => [item.id, item]))
  const { current_period_start: start, current_period_end: end } = old.items.data[0]!
  for (const [index, { id, price, quantity, deleted, metadata: meta }] of asked.entries()) {
    const item = id === undefined ? undefined : items.get(id)
    if (id !== undefined && !item) throw missing('subscription item', id, `items[${index}][id]`)
    const priced = price === undefined ? item?.price : recurringPrice(books, price, `items[${index}][price]`)
    if (!priced)
      throw invalid(`Missing required param: items[${index}][price].`, `items[${index}][price]`, 'parameter_missing')
    const fresh = newItem(
      old.id,
      books.now(),
      { start, end },
      { price: priced, quantity: quantity ?? item?.quantity ?? 1 },
    )
    const kept = item && { id: item.id, created: item.created, metadata: changedMetadata(item.metadata, meta) }
    if (deleted) items.delete(id ?? '')
    else items.set(kept?.id ?? fresh.id, { ...fresh, ...kept })
  }
  if (items.size === 0) throw invalid('A subscription must have at least one active plan.', 'items')
  return [...items.values()]
}
