import { createId } from './ids.ts'
import type { Price, SubscriptionItem } from './objects.ts'

export type ItemInput = { price: Price; quantity: number; metadata?: Record<string, string> }

/** An item of a subscription: a price and a quantity, for one period (in seconds since 1970). */
export function createItem(
  subscription: string,
  created: number,
  period: { start: number; end: number },
  { price, quantity, metadata = {} }: ItemInput,
): SubscriptionItem {
  return {
    id: createId('si_', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata,
    plan: createLegacyPlan(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  }
}

/** Stripe still returns the older `plan` object next to `price`. */
function createLegacyPlan(price: Price): SubscriptionItem['plan'] {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}
