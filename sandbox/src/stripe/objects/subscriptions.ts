import { z } from 'zod'
import type { ObjectStore } from '../object-store.ts'
import { defineCall, type CallContext } from '../call.ts'
import { daySeconds } from '../calendar.ts'
import { getCustomer } from './customers.ts'
import { createInvalidError, createMissingError } from '../errors.ts'
import { listPage } from './list.ts'
import { startSubscription } from './start-subscription.ts'
import type { Subscription } from './objects.ts'
import { boolean, mergeMetadata, integer, listing, metadata, parameters, text } from '../parameters.ts'
import { getRecurringPrice } from './prices.ts'
import { cancelSubscription, hasEnded } from '../subscription-end.ts'
import { trialSettings, changeShape, checkCard, updateSubscription } from '../update-subscription.ts'

const schema = parameters({
  customer: text,
  items: z
    .array(z.strictObject({ price: text, quantity: integer.optional(), metadata: metadata.optional() }))
    .min(1)
    .max(20),
  trial_period_days: integer.optional(),
  trial_end: integer.optional(),
  trial_settings: trialSettings.optional(),
  default_payment_method: text.optional(),
  cancel_at_period_end: boolean.optional(),
  metadata: metadata.optional(),
})
const statuses = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const
const filter = listing({ customer: text.optional(), price: text.optional(), status: z.enum(statuses).optional() })

export const subscriptionCalls = [
  defineCall('POST', '/v1/subscriptions', schema, createSubscription),
  defineCall('GET', '/v1/subscriptions', filter, ({ store }, params) => {
    const { customer, price, status = 'current' } = params
    const found = store
      .all('subscription')
      .filter((one) => customer === undefined || one.customer === customer)
      .filter((one) => price === undefined || one.items.data.some((item) => item.price.id === price))
      .filter(
        (one) =>
          status === 'all' || one.status === status || (hasEnded(one) ? status === 'ended' : status === 'current'),
      )
    return listPage(store, 'subscription', found, params, '/v1/subscriptions')
  }),
  defineCall('GET', '/v1/subscriptions/:id', parameters({}), ({ store }, _params, id) => getSubscription(store, id)),
  defineCall('POST', '/v1/subscriptions/:id', changeShape, (context, params, id) =>
    updateSubscription(context, params, getRunning(context.store, id)),
  ),
  defineCall(
    'DELETE',
    '/v1/subscriptions/:id',
    parameters({
      invoice_now: z.literal('false').optional(),
      prorate: z.literal('false').optional(),
      cancellation_details: z.strictObject({ comment: text.optional(), feedback: text.optional() }).optional(),
    }),
    ({ store }, _params, id) => cancelSubscription(store, getRunning(store, id), 'cancellation_requested'),
  ),
]

/** A subscription, ended or not. Throws Stripe's `resource_missing`; `param`: the parameter that contained the id. */
export function getSubscription(store: ObjectStore, id: string, param?: string): Subscription {
  const subscription = store.find('subscription', id)
  if (!subscription) throw createMissingError('subscription', id, param)
  return subscription
}

function getRunning(store: ObjectStore, id: string): Subscription {
  const subscription = getSubscription(store, id)
  if (hasEnded(subscription)) throw createMissingError('subscription', id)
  return subscription
}

function createSubscription(context: CallContext, params: z.output<typeof schema>): Subscription {
  const { store } = context
  const customer = getCustomer(store, params.customer, 'customer')
  const items = params.items.map((item, index) => ({
    price: getRecurringPrice(store, item.price, `items[${index}][price]`),
    quantity: item.quantity ?? 1,
    metadata: mergeMetadata({}, item.metadata),
  }))
  const { trial_period_days: days, trial_end: until, default_payment_method: card = null } = params
  if (days !== undefined && until !== undefined) {
    throw createInvalidError(
      'You may only specify one of these parameters: trial_end, trial_period_days.',
      'trial_period_days',
    )
  }
  if (days !== undefined && (days < 1 || days > 730))
    throw createInvalidError('Invalid trial_period_days', 'trial_period_days')
  const now = store.now()
  if (until !== undefined && until <= now)
    throw createInvalidError('Invalid timestamp: must be an integer Unix timestamp in the future.', 'trial_end')
  const trialEnd = until ?? (days === undefined ? undefined : now + days * daySeconds)
  checkCard(store, customer.id, card)
  if (trialEnd === undefined && !card && !customer.invoice_settings.default_payment_method) {
    const message =
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.'
    throw createInvalidError(message, undefined, 'resource_missing')
  }
  return startSubscription(context, {
    customer,
    items,
    metadata: mergeMetadata({}, params.metadata),
    trialEnd,
    now,
    card,
    ...(params.trial_settings && { withoutCard: params.trial_settings.end_behavior.missing_payment_method }),
    ...(params.cancel_at_period_end && { cancelAtPeriodEnd: true }),
  })
}
