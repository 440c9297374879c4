import { z } from 'zod'
import type { Offer } from './payments.ts'

/** The parts of the provider's answers that are read. Whatever lacks one of them is no answer of Stripe's. */

const seconds = z.number().transform((value) => new Date(value * 1_000))

/** A reference, be it expanded or not. */
const Reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

const Price = z.object({
  id: z.string(),
  lookup_key: z.string().nullable(),
  unit_amount: z.number().nullable(),
  currency: z.string(),
  recurring: z.object({ interval: z.string(), interval_count: z.number() }).nullable(),
})

export const PriceList = z.object({ data: z.array(Price) })

export const Made = z.object({ id: z.string() })

const Invoice = z.object({
  status: z.string().nullable(),
  created: seconds,
  payments: z.object({
    data: z.array(z.object({ payment: z.object({ payment_intent: Reference.nullish() }) })),
  }),
})

export const SubscriptionAnswer = z.object({
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

export const SessionAnswer = z.object({
  id: z.string(),
  url: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.string(),
  amount_total: z.number().nullable(),
  client_reference_id: z.string().nullable(),
  customer: Reference.nullable(),
  line_items: z.object({ data: z.array(z.object({ price: Price.nullable() })) }).optional(),
})

export const SessionList = z.object({ data: z.array(SessionAnswer) })

export const PageAnswer = z.object({ url: z.url() })

export const EventAnswer = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.object({ customer: Reference.nullish() }) }),
})

/**
 * Plan, amount and currency stand in the name under which a price is looked up, so that a dearer plan is another price,
 * and one whose amount was changed behind its name is none of ours.
 */
export const lookupKey = ({ plan, amount, currency }: Omit<Offer, 'name'>) =>
  `labreach_${plan}_month_${currency}_${amount}`

/** The offer that a price stands for; null when this product never made it so. */
export function offerOf(price: z.output<typeof Price> | null | undefined): Omit<Offer, 'name'> | null {
  const plan = /^labreach_([A-Z])_month_/.exec(price?.lookup_key ?? '')?.[1]
  if (!price || !plan || price.unit_amount === null) return null
  const offer = { plan, amount: price.unit_amount, currency: price.currency }
  const monthly = price.recurring?.interval === 'month' && price.recurring.interval_count === 1
  return monthly && lookupKey(offer) === price.lookup_key ? offer : null
}
