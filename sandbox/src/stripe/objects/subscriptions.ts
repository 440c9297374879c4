import { z } from 'zod'
import type { Books } from '../books.ts'
import { call, type Desk } from '../call.ts'
import { daySeconds } from '../calendar.ts'
import { customerOf } from './customers.ts'
import { invalid, missing } from '../errors.ts'
import { page } from './list.ts'
import { newSubscription } from './new-subscription.ts'
import type { Subscription } from './objects.ts'
import { boolean, changedMetadata, integer, listing, metadata, parameters, text } from '../parameters.ts'
import { recurringPrice } from './prices.ts'
import { cancelSubscription, hasEnded } from '../subscription-end.ts'
import { behaviour, changeShape, checkCard, updateSubscription } from '../update-subscription.ts'

const shape = parameters({
  customer: text,
  items: z
    .array(z.strictObject({ price: text, quantity: integer.optional(), metadata: metadata.optional() }))
    .min(1)
    .max(20),
  trial_period_days: integer.optional(),
  trial_end: integer.optional(),
  trial_settings: behaviour.optional(),
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
  call('POST', '/v1/subscriptions', shape, createSubscription),
  call('GET', '/v1/subscriptions', filter, ({ books }, asked) => {
    const { customer, price, status = 'current' } = asked
    const found = books
      .all('subscription')
      .filter((one) => customer === undefined || one.customer === customer)
      .filter((one) => price === undefined || one.items.data.some((item) => item.price.id === price))
      .filter(
        (one) =>
          status === 'all' || one.status === status || (hasEnded(one) ? status === 'ended' : status === 'current'),
      )
    return page(books, 'subscription', found, asked, '/v1/subscriptions')
  }),
  call('GET', '/v1/subscriptions/:id', parameters({}), ({ books }, _asked, id) => subscriptionOf(books, id)),
  call('POST', '/v1/subscriptions/:id', changeShape, (desk, asked, id) =>
    updateSubscription(desk, asked, running(desk.books, id)),
  ),
  call(
    'DELETE',
    '/v1/subscriptions/:id',
    parameters({
      invoice_now: z.literal('false').optional(),
      prorate: z.literal('false').optional(),
      cancellation_details: z.strictObject({ comment: text.optional(), feedback: text.optional() }).optional(),
    }),
    ({ books }, _asked, id) => cancelSubscription(books, running(books, id), 'cancellation_requested'),
  ),
]

/** A subscription that is there, ended or not. Throws a StripeError; `param` where a parameter named it. */
export function subscriptionOf(books: Books, id: string, param?: string): Subscription {
  const subscription = books.find('subscription', id)
  if (!subscription) throw missing('subscription', id, param)
  return subscription
}

function running(books: Books, id: string): Subscription {
  const subscription = subscriptionOf(books, id)
  if (hasEnded(subscription)) throw missing('subscription', id)
  return subscription
}

function createSubscription(desk: Desk, asked: z.output<typeof shape>): Subscription {
  const { books } = desk
  const customer = customerOf(books, asked.customer, 'customer')
  const items = asked.items.map((item, index) => ({
    price: recurringPrice(books, item.price, `items[${index}][price]`),
    quantity: item.quantity ?? 1,
    metadata: changedMetadata({}, item.metadata),
  }))
  const { trial_period_days: days, trial_end: until, default_payment_method: card = null } = asked
  if (days !== undefined && until !== undefined) {
    throw invalid('You may only specify one of these parameters: trial_end, trial_period_days.', 'trial_period_days')
  }
  if (days !== undefined && (days < 1 || days > 730)) throw invalid('Invalid trial_period_days', 'trial_period_days')
  const now = books.now()
  if (until !== undefined && until <= now)
    throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', 'trial_end')
  const trialEnd = until ?? (days === undefined ? undefined : now + days * daySeconds)
  checkCard(books, customer.id, card)
  if (trialEnd === undefined && !card && !customer.invoice_settings.default_payment_method) {
    const message =
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.'
    throw invalid(message, undefined, 'resource_missing')
  }
  return newSubscription(desk, {
    customer,
    items,
    metadata: changedMetadata({}, asked.metadata),
    trialEnd,
    now,
    card,
    ...(asked.trial_settings && { withoutCard: asked.trial_settings.end_behavior.missing_payment_method }),
    ...(asked.cancel_at_period_end && { cancelAtPeriodEnd: true }),
  })
}
