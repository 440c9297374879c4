import { z } from 'zod'
import type { Books } from '../books.ts'
import type { Desk } from '../call.ts'
import { daySeconds } from '../calendar.ts'
import { bareSession } from './bare-session.ts'
import { customerOf } from './customers.ts'
import { invalid } from '../errors.ts'
import { newId } from './ids.ts'
import type { LineItem, Price, Session } from './objects.ts'
import { changedMetadata, integer, metadata, parameters, text, webAddress } from '../parameters.ts'
import { recurringPrice } from './prices.ts'

/** What a checkout is opened with. */
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
  payment_method_types: z.array(z.literal('card')).optional(),
  metadata: metadata.optional(),
  subscription_data: z
    .strictObject({ metadata: metadata.optional(), trial_period_days: integer.optional() })
    .optional(),
})

function lineItem(books: Books, price: Price, quantity: number): LineItem {
  const amount = (price.unit_amount ?? 0) * quantity
  return {
    id: newId('li_1', 23),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: books.find('product', price.product)?.name ?? null,
    metadata: {},
    price,
    quantity,
  }
}

/** Half an hour to 24 hours from now, which is also what is taken where nothing is said. */
function expiryOf(books: Books, asked: number | undefined): number {
  const now = books.now()
  if (asked === undefined) return now + daySeconds
  if (asked >= now + 1800 - 60 && asked <= now + daySeconds + 60) return asked
  const [soonest, which] = asked < now + 1800 ? ['30 minutes', 'at least'] : ['24 hours', 'less than']
  throw invalid(
    `The \`expires_at\` timestamp must be ${which} ${soonest} from Checkout Session creation.`,
    'expires_at',
  )
}

/** Opens a checkout. Throws a StripeError that names what is wrong with it. */
export function newSession({ books, address }: Desk, asked: z.output<typeof sessionShape>): Session {
  if (asked.customer !== undefined && asked.customer_email !== undefined) {
    throw invalid('You may only specify one of these parameters: customer, customer_email.', 'customer')
  }
  const customer = asked.customer === undefined ? undefined : customerOf(books, asked.customer, 'customer')
  const items = asked.line_items.map(({ price, quantity }, index) => {
    if (quantity === undefined)
      throw invalid(
        'Quantity is required. Add `quantity` to your `line_items`.',
        `line_items[${index}][quantity]`,
        'parameter_missing',
      )
    return lineItem(books, recurringPrice(books, price, `line_items[${index}][price]`), quantity)
  })
  const trialDays = asked.subscription_data?.trial_period_days ?? 0
  const total = trialDays > 0 ? 0 : items.reduce((sum, item) => sum + item.amount_total, 0)
  const id = newId('cs_test_', 58)
  books.put<'basket'>({
    id,
    object: 'basket',
    items,
    subscription: { metadata: changedMetadata({}, asked.subscription_data?.metadata), trialDays },
  })
  return books.put<'checkout.session'>({
    ...bareSession(books, customer, asked.customer_email),
    id,
    amount_subtotal: total,
    amount_total: total,
    cancel_url: asked.cancel_url ?? null,
    client_reference_id: asked.client_reference_id ?? null,
    currency: items[0]!.currency,
    expires_at: expiryOf(books, asked.expires_at),
    locale: asked.locale ?? null,
    metadata: changedMetadata({}, asked.metadata),
    success_url: asked.success_url,
    url: `${address()}/stripe/checkout/${id}`,
  })
}
