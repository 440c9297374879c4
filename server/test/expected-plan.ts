import { DAY_MS } from '@labreach/contract/plans'
import type { Stripe } from 'stripe'

/** `live`: subscriptions that charge or may charge. */
export type ExpectedPlan = { plan: string; live: number }

/**
 * The correct plan of a student, computed from the provider's data without the product's code. Basic requires an active
 * subscription of 3 USD a month, until its end or, if it renews, for three days longer; or an unpaid one, for three
 * days after its invoice. A subscription with a refunded last invoice does not count.
 */
export async function computeExpectedPlan(
  stripe: Stripe,
  customer: string | undefined,
  now: Date,
): Promise<ExpectedPlan> {
  if (!customer) return { plan: 'F', live: 0 }
  const expand = ['data.latest_invoice.payments']
  const { data: subscriptions } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand })
  const { data: charges } = await stripe.charges.list({ customer, limit: 100 })
  const refunded = new Set(charges.filter((charge) => charge.refunded).map((charge) => charge.payment_intent as string))
  const basic = subscriptions.some((one) => isBasic(one, refunded, now.getTime()))
  const live = subscriptions.filter(({ status }) =>
    ['active', 'past_due', 'trialing', 'unpaid'].includes(status),
  ).length
  return { plan: basic ? 'B' : 'F', live }
}

function isBasic(one: Stripe.Subscription, refunded: ReadonlySet<string>, now: number): boolean {
  const { current_period_end: end, price } = one.items.data[0]!
  const bill = one.latest_invoice as Stripe.Invoice
  if (price.unit_amount !== 300 || price.currency !== 'usd') return false
  if (bill.payments!.data.some(({ payment }) => refunded.has(payment.payment_intent as string))) return false
  const endsAt = one.cancel_at ?? (one.cancel_at_period_end ? end : Infinity)
  if (one.status === 'active') return now < Math.min(endsAt * 1_000, end * 1_000 + 3 * DAY_MS)
  return one.status === 'past_due' && now < Math.min(endsAt * 1_000, bill.created * 1_000 + 3 * DAY_MS)
}
