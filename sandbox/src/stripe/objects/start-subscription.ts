import type { CallContext } from '../call.ts'
import { computePeriodEnd, daySeconds } from '../calendar.ts'
import { findCard } from './cards.ts'
import { createId } from './ids.ts'
import { createItem, type ItemInput } from './create-item.ts'
import { createInvoice } from './create-invoice.ts'
import type { Customer, Subscription } from './objects.ts'
import { finalize, payInvoice } from '../pay-invoice.ts'
import { changeSubscription } from '../subscription-change.ts'

export type SubscriptionInput = {
  customer: Customer
  items: ItemInput[]
  metadata: Record<string, string>
  /** Start of the subscription and of its trial; seconds since 1970. */
  now: number
  /** Seconds since 1970; undefined without a trial. */
  trialEnd?: number | undefined
  card: string | null
  /** What Stripe does when a trial ends without a card. */
  withoutCard?: 'cancel' | 'create_invoice'
  cancelAtPeriodEnd?: boolean
}

/** Stripe sends `trial_will_end` three days before the end of a trial. */
export const trialNoticeSeconds = 3 * daySeconds

/**
 * Starts a subscription. Without a trial it is created as `incomplete` and becomes `active` when the first invoice is
 * paid; it stays `incomplete` if that payment fails. With a trial it is `trialing`, with an invoice of 0.
 */
export function startSubscription({ store, baseUrl }: CallContext, input: SubscriptionInput): Subscription {
  const { customer, trialEnd, now } = input
  const id = createId('sub_1', 23)
  const end = trialEnd ?? computePeriodEnd(now, now, input.items[0]!.price)
  const items = input.items.map((item) => createItem(id, now, { start: now, end }, item))
  let subscription: Subscription = store.put<'subscription'>({
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: input.cancelAtPeriodEnd ? end : null,
    cancel_at_period_end: input.cancelAtPeriodEnd ?? false,
    canceled_at: input.cancelAtPeriodEnd ? now : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: input.items[0]!.price.currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: input.card,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', data: items, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: trialEnd === undefined ? 'incomplete' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd ?? null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: input.withoutCard ?? 'create_invoice' },
    },
    trial_start: trialEnd === undefined ? null : now,
  })
  const isTrial = trialEnd !== undefined
  const draft = createInvoice(
    store,
    customer,
    subscription,
    { reason: 'subscription_create', linePeriod: { start: now, end }, isTrial },
    baseUrl(),
  )
  subscription = store.put<'subscription'>({ ...subscription, latest_invoice: draft.id })
  store.emit('customer.subscription.created', subscription)
  const invoice = payInvoice(store, finalize(store, draft), findCard(store, subscription))
  if (!isTrial && invoice.status === 'paid') return changeSubscription(store, subscription, { status: 'active' })
  return subscription
}
