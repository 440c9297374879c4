import type { Desk } from '../call.ts'
import { periodEnd, daySeconds } from '../calendar.ts'
import { cardOf } from './cards.ts'
import { newId } from './ids.ts'
import { newItem, type WantedItem } from './new-item.ts'
import { newInvoice } from './new-invoice.ts'
import type { Customer, Subscription } from './objects.ts'
import { finalize, payInvoice } from '../pay-invoice.ts'
import { changeSubscription } from '../subscription-change.ts'

export type Wanted = {
  customer: Customer
  items: WantedItem[]
  metadata: Record<string, string>
  /** The moment from which all of it counts, its trial too; seconds. */
  now: number
  /** Seconds; undefined without a trial. */
  trialEnd?: number | undefined
  card: string | null
  /** What becomes of a trial that ends without a card. */
  withoutCard?: 'cancel' | 'create_invoice'
  cancelAtPeriodEnd?: boolean
}

/** How long before its end a trial's end is announced. */
export const announcedBefore = 3 * daySeconds

/**
 * Begins a subscription: told as `incomplete`, billed, and then told as `active`; or `trialing` with a bill of nothing.
 * It stays `incomplete` when its first payment fails.
 */
export function newSubscription({ books, address }: Desk, wanted: Wanted): Subscription {
  const { customer, trialEnd, now } = wanted
  const id = newId('sub_1', 23)
  const end = trialEnd ?? periodEnd(now, now, wanted.items[0]!.price)
  const items = wanted.items.map((item) => newItem(id, now, { start: now, end }, item))
  let subscription: Subscription = books.put<'subscription'>({
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
    cancel_at: wanted.cancelAtPeriodEnd ? end : null,
    cancel_at_period_end: wanted.cancelAtPeriodEnd ?? false,
    canceled_at: wanted.cancelAtPeriodEnd ? now : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: wanted.items[0]!.price.currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: wanted.card,
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
    metadata: wanted.metadata,
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
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: wanted.withoutCard ?? 'create_invoice' },
    },
    trial_start: trialEnd === undefined ? null : now,
  })
  const free = trialEnd !== undefined
  const draft = newInvoice(
    books,
    customer,
    subscription,
    { reason: 'subscription_create', period: { start: now, end }, free },
    address(),
  )
  subscription = books.put<'subscription'>({ ...subscription, latest_invoice: draft.id })
  books.emit('customer.subscription.created', subscription)
  const invoice = payInvoice(books, finalize(books, draft), cardOf(books, subscription))
  if (!free && invoice.status === 'paid') return changeSubscription(books, subscription, { status: 'active' })
  return subscription
}
