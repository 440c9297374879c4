import type { ObjectStore } from '../object-store.ts'
import { createId } from './ids.ts'
import type { Customer, Invoice, Subscription } from './objects.ts'

type InvoiceInput = {
  reason: 'subscription_create' | 'subscription_cycle'
  /** The period that the lines charge. */
  linePeriod: { start: number; end: number }
  isTrial: boolean
}

/** Stores a draft invoice for one period of a subscription and emits `invoice.created`. Stripe's trial period costs 0. */
export function createInvoice(
  store: ObjectStore,
  customer: Customer,
  subscription: Subscription,
  { reason, linePeriod, isTrial }: InvoiceInput,
  baseUrl: string,
): Invoice {
  const id = createId('in_1', 23)
  const now = store.now()
  const lines = subscription.items.data.map((item) => {
    const amount = isTrial ? 0 : (item.price.unit_amount ?? 0) * (item.quantity ?? 1)
    const name = store.find('product', item.price.product)?.name ?? ''
    return {
      id: createId('il_1', 23),
      object: 'line_item' as const,
      amount,
      currency: item.price.currency,
      description: isTrial ? `Free trial for ${name}` : `${item.quantity ?? 1} × ${name}`,
      discount_amounts: [],
      discountable: true,
      discounts: [],
      invoice: id,
      livemode: false,
      metadata: subscription.metadata,
      parent: {
        invoice_item_details: null,
        subscription_item_details: {
          invoice_item: null,
          proration: false,
          proration_details: { credited_items: null },
          subscription: subscription.id,
          subscription_item: item.id,
        },
        type: 'subscription_item_details',
      },
      period: linePeriod,
      pretax_credit_amounts: [],
      pricing: {
        price_details: { price: item.price.id, product: item.price.product },
        type: 'price_details' as const,
        unit_amount_decimal: isTrial ? '0' : item.price.unit_amount_decimal,
      },
      quantity: item.quantity ?? 1,
      quantity_decimal: String(item.quantity ?? 1),
      subscription: subscription.id,
      subtotal: amount,
      taxes: [],
    }
  })
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  const invoice = store.put<'invoice'>({
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Sandbox',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${baseUrl}/stripe/invoice/${id}`,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    // As at Stripe: the period of the invoice itself is the one before that of its lines.
    period_end: reason === 'subscription_create' ? now : linePeriod.start,
    period_start: reason === 'subscription_create' ? now : (subscription.items.data[0]?.current_period_start ?? now),
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  })
  store.emit('invoice.created', invoice)
  return invoice
}
