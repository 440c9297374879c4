import { z } from 'zod'
import type { ObjectStore } from '../object-store.ts'
import type { CallContext } from '../call.ts'
import { daySeconds } from '../calendar.ts'
import { createDefaultCheckoutSession } from './create-default-checkout-session.ts'
import { getCustomer } from './customers.ts'
import { createInvalidError } from '../errors.ts'
import { createId } from './ids.ts'
import type { LineItem, Price, Session } from './objects.ts'
import { mergeMetadata, integer, metadata, parameters, text, webAddress } from '../parameters.ts'
import { getRecurringPrice } from './prices.ts'

/** The parameters of a new checkout session. */
export const sessionShape = parameters({
  mode: z.enum(['subscription']),
  customer: text.optional(),
  customer_email: text.optional(),
  line_items: z
    .array(z.strictObject({ price: text, quantity: integer.optional() }))
    .min(1)
    .max(20),
  client_reference_id: text.max(200).optional(),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  expires_at: integer.optional(),
  locale: text.optional(),
  allowed_payment_method_types: z.array(z.literal('card')).min(1).optional(),
  metadata: metadata.optional(),
  subscription_data: z
    .strictObject({ metadata: metadata.optional(), trial_period_days: integer.optional() })
    .optional(),
})

function createLineItem(store: ObjectStore, price: Price, quantity: number): LineItem {
  const amount = (price.unit_amount ?? 0) * quantity
  return {
    id: createId('li_1', 23),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: store.find('product', price.product)?.name ?? null,
    metadata: {},
    price,
    quantity,
  }
}

/** 30 minutes to 24 hours from now; 24 hours by default. A minute more or less is accepted. */
function computeSessionExpiry(store: ObjectStore, requested: number | undefined): number {
  const now = store.now()
  if (requested === undefined) return now + daySeconds
  if (requested >= now + 1800 - 60 && requested <= now + daySeconds + 60) return requested
  const [soonest, which] = requested < now + 1800 ? ['30 minutes', 'at least'] : ['24 hours', 'less than']
  throw createInvalidError(
    `The \`expires_at\` timestamp must be ${which} ${soonest} from Checkout Session creation.`,
    'expires_at',
  )
}

/** The methods of the dashboard, all of which Stripe offers unless some are allowed. The money of the second takes days. */
const dashboardMethods = ['card', 'us_bank_account']

/** Opens a checkout session. Throws a StripeError for an invalid parameter. */
export function createSession({ store, baseUrl }: CallContext, params: z.output<typeof sessionShape>): Session {
  if (params.customer !== undefined && params.customer_email !== undefined) {
    throw createInvalidError('You may only specify one of these parameters: customer, customer_email.', 'customer')
  }
  const customer = params.customer === undefined ? undefined : getCustomer(store, params.customer, 'customer')
  const items = params.line_items.map(({ price, quantity }, index) => {
    if (quantity === undefined)
      throw createInvalidError(
        'Quantity is required. Add `quantity` to your `line_items`.',
        `line_items[${index}][quantity]`,
        'parameter_missing',
      )
    return createLineItem(store, getRecurringPrice(store, price, `line_items[${index}][price]`), quantity)
  })
  const trialDays = params.subscription_data?.trial_period_days ?? 0
  const total = trialDays > 0 ? 0 : items.reduce((sum, item) => sum + item.amount_total, 0)
  const id = createId('cs_test_', 58)
  store.put<'basket'>({
    id,
    object: 'basket',
    items,
    subscription: { metadata: mergeMetadata({}, params.subscription_data?.metadata), trialDays },
  })
  return store.put<'checkout.session'>({
    ...createDefaultCheckoutSession(store, customer, params.customer_email),
    id,
    amount_subtotal: total,
    amount_total: total,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    currency: items[0]!.currency,
    expires_at: computeSessionExpiry(store, params.expires_at),
    locale: params.locale ?? null,
    metadata: mergeMetadata({}, params.metadata),
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    payment_method_types: params.allowed_payment_method_types ?? dashboardMethods,
    success_url: params.success_url,
    url: `${baseUrl()}/stripe/checkout/${id}`,
  })
}
