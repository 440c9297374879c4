import { DAY_MS } from '@labreach/contract/plans'
import type { Stripe } from 'stripe'

/** `live`: subscriptions that charge or may charge. */
export type Truth = { plan: string; live: number }

/**
 * What a student's plan must be, from the provider's books alone and written without the product's own rules: an active
 * subscription of 3 USD a month to its end, or three days beyond where it goes on; an unpaid one for three days from its
 * bill; none whose last bill was paid back.
 */
export async function truthOf(stripe: Stripe, customer: string | undefined, now: Date): Promise<Truth> {
  if (!customer) return { plan: 'F', live: 0 }
  const expand = ['data.latest_invoice.payments']
  const { data: subscriptions } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand })
  const { data: charges } = await stripe.charges.list({ customer, limit: 100 })
  const paidBack = new Set(charges.filter((charge) => charge.refunded).map((charge) => charge.payment_intent as string))
  const basic = subscriptions.some((one) => isBasic(one, paidBack, now.getTime()))
  const live = subscriptions.filter(({ status }) =>
    ['active', 'past_due', 'trialing', 'unpaid'].includes(status),
  ).length
  return { plan: basic ? 'B' : 'F', live }
}

function isBasic(one: Stripe.Subscription, paidBack: ReadonlySet<string>, now: number): boolean {
  const { current_period_end: end, price } = one.items.data[0]!
  const bill = one.latest_invoice as Stripe.Invoice
  if (price.unit_amount !== 300 || price.currency !== 'usd') return false
  if (bill.payments!.data.some(({ payment }) => paidBack.has(payment.payment_intent as string))) return false
  const stops = one.cancel_at ?? (one.cancel_at_period_end ? end : Infinity)
  if (one.status === 'active') return now < Math.min(stops * 1_000, end * 1_000 + 3 * DAY_MS)
  return one.status === 'past_due' && now < Math.min(stops * 1_000, bill.created * 1_000 + 3 * DAY_MS)
}
