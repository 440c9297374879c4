import { z } from 'zod'
import type { ObjectStore } from './object-store.ts'
import type { CallContext } from './call.ts'
import { endTrial } from './due.ts'
import { createInvalidError, createMissingError } from './errors.ts'
import { createItem } from './objects/create-item.ts'
import type { Subscription, SubscriptionItem } from './objects/objects.ts'
import { boolean, mergeMetadata, integer, metadata, parameters, text } from './parameters.ts'
import { getRecurringPrice } from './objects/prices.ts'
import { changeSubscription } from './subscription-change.ts'

/** What Stripe does when a trial ends without a card. */
export const trialSettings = z.strictObject({
  end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice']) }),
})
/** The parameters of a change to a subscription. */
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
  trial_settings: trialSettings.optional(),
  cancellation_details: z.strictObject({ comment: text.optional(), feedback: text.optional() }).optional(),
  metadata: metadata.optional(),
})

/** Throws a StripeError if the card belongs to another customer or does not exist. */
export function checkCard(store: ObjectStore, customer: string, card: string | null): void {
  if (card === null || store.find('payment_method', card)?.customer === customer) return
  throw createMissingError('PaymentMethod', card, 'default_payment_method')
}

/** Changes a running subscription. Throws a StripeError for invalid parameters. */
export function updateSubscription(
  context: CallContext,
  params: z.output<typeof changeShape>,
  old: Subscription,
): Subscription {
  const { store } = context
  checkCard(store, old.customer, params.default_payment_method ?? null)
  const changed = changeSubscription(store, old, {
    ...computeCancellation(store, old, params),
    ...(params.items && { items: { ...old.items, data: mergeItems(store, old, params.items) } }),
    ...(params.default_payment_method !== undefined && { default_payment_method: params.default_payment_method }),
    ...(params.trial_settings && {
      trial_settings: { end_behavior: { billing_cycle_anchor: null, ...params.trial_settings.end_behavior } },
    }),
    metadata: mergeMetadata(old.metadata, params.metadata),
  })
  return params.trial_end === 'now' && changed.status === 'trialing' ? endTrial(context, changed) : changed
}

/** The fields that a cancellation, or its withdrawal, changes. The portal passes `cancel_at` alone; '' withdraws. */
export function computeCancellation(
  store: ObjectStore,
  old: Subscription,
  params: { cancel_at_period_end?: boolean | undefined; cancel_at?: number | '' | undefined },
) {
  const { cancel_at_period_end: atEnd, cancel_at: at } = params
  if (atEnd === undefined && at === undefined) return {}
  const when = atEnd ? old.items.data[0]!.current_period_end : at || null
  if (when !== null && when <= store.now()) throw createInvalidError('cancel_at must be in the future.', 'cancel_at')
  const reason = when === null ? null : ('cancellation_requested' as const)
  const details = { comment: null, feedback: null, feedback_option: null, ...old.cancellation_details, reason }
  return {
    cancel_at_period_end: atEnd ?? false,
    cancel_at: when,
    canceled_at: when === null ? null : store.now(),
    cancellation_details: details,
  }
}

function mergeItems(
  store: ObjectStore,
  old: Subscription,
  params: NonNullable<z.output<typeof changeShape>['items']>,
): SubscriptionItem[] {
  const items = new Map(old.items.data.map((item) => [item.id, item]))
  const { current_period_start: start, current_period_end: end } = old.items.data[0]!
  for (const [index, { id, price, quantity, deleted, metadata: meta }] of params.entries()) {
    const item = id === undefined ? undefined : items.get(id)
    if (id !== undefined && !item) throw createMissingError('subscription item', id, `items[${index}][id]`)
    const newPrice = price === undefined ? item?.price : getRecurringPrice(store, price, `items[${index}][price]`)
    if (!newPrice)
      throw createInvalidError(
        `Missing required param: items[${index}][price].`,
        `items[${index}][price]`,
        'parameter_missing',
      )
    const fresh = createItem(
      old.id,
      store.now(),
      { start, end },
      { price: newPrice, quantity: quantity ?? item?.quantity ?? 1 },
    )
    const retained = item && { id: item.id, created: item.created, metadata: mergeMetadata(item.metadata, meta) }
    if (deleted) items.delete(id ?? '')
    else items.set(retained?.id ?? fresh.id, { ...fresh, ...retained })
  }
  if (items.size === 0) throw createInvalidError('A subscription must have at least one active plan.', 'items')
  return [...items.values()]
}
