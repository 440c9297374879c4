import { z } from 'zod'
import type { PlanPrice } from './payments.ts'

/** Schemas of Stripe's responses. They contain only the fields that the product reads, and these are required. */

const seconds = z.number().transform((value) => new Date(value * 1_000))

/** The id of an object, whether Stripe returned the id or the expanded object. */
const Reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

const Price = z.object({
  id: z.string(),
  active: z.boolean(),
  lookup_key: z.string().nullable(),
  unit_amount: z.number().nullable(),
  currency: z.string(),
  recurring: z.object({ interval: z.string(), interval_count: z.number() }).nullable(),
})

export const PriceList = z.object({ data: z.array(Price) })

/** What is read of an object that was created, changed or deleted. */
export const WithId = z.object({ id: z.string() })

/** A customer without a valid student was not created by this product. */
export const CustomerList = z.object({
  has_more: z.boolean(),
  data: z.array(z.object({ id: z.string(), metadata: z.object({ student: z.uuid().optional().catch(undefined) }) })),
})

const Invoice = z.object({
  status: z.string().nullable(),
  created: seconds,
  payments: z.object({
    data: z.array(z.object({ payment: z.object({ payment_intent: Reference.nullish() }) })),
  }),
})

export const SubscriptionResponse = z.object({
  id: z.string(),
  status: z.string(),
  cancel_at: seconds.nullable(),
  cancel_at_period_end: z.boolean(),
  items: z.object({
    data: z.array(z.object({ current_period_start: seconds, current_period_end: seconds, price: Price })).min(1),
  }),
  latest_invoice: Invoice.nullable(),
})

export const ChargeList = z.object({ data: z.array(z.object({ refunded: z.boolean(), paid: z.boolean() })) })

export const SessionResponse = z.object({
  id: z.string(),
  url: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.string(),
  amount_total: z.number().nullable(),
  client_reference_id: z.string().nullable(),
  customer: Reference.nullable(),
  line_items: z.object({ data: z.array(z.object({ price: Price.nullable() })) }).optional(),
})

export const SessionList = z.object({ data: z.array(SessionResponse) })

export const PortalResponse = z.object({ url: z.url() })

export const EventResponse = z.object({ id: z.string(), type: z.string(), data: z.unknown() })

/** The data of an event that concerns a customer. */
export const EventData = z.object({ object: z.object({ customer: Reference.nullish() }) })

/**
 * The lookup key of a price contains plan, amount and currency. So another amount is another price, and a price that
 * was changed after its creation is recognised.
 */
export const composeLookupKey = ({ plan, amount, currency }: Omit<PlanPrice, 'name'>) =>
  `labreach_${plan}_month_${currency}_${amount}`

/** The plan price of a provider's price; null if this product did not create the price, or if the price was changed. */
export function parsePlanPrice(price: z.output<typeof Price> | null | undefined): Omit<PlanPrice, 'name'> | null {
  const plan = /^labreach_([A-Z])_month_/.exec(price?.lookup_key ?? '')?.[1]
  if (!price || !plan || price.unit_amount === null) return null
  const planPrice = { plan, amount: price.unit_amount, currency: price.currency }
  const monthly = price.recurring?.interval === 'month' && price.recurring.interval_count === 1
  return monthly && composeLookupKey(planPrice) === price.lookup_key ? planPrice : null
}
