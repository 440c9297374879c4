import type { ObjectStore } from './object-store.ts'
import { isChargeable } from './objects/cards.ts'
import { createId } from './objects/ids.ts'
import { createCharge } from './objects/create-charge.ts'
import type { Charge, Invoice, PaymentMethod } from './objects/objects.ts'
import { daySeconds } from './calendar.ts'

/** Days from the first failure to each retry of a payment. The subscription ends when the last retry fails. */
export const retryDays = [3, 5, 7]

/** Gives a draft its number and opens it for payment; emits `invoice.finalized`. */
export function finalize(store: ObjectStore, draft: Invoice): Invoice {
  const customer = store.find('customer', draft.customer!)!
  const sequence = customer.next_invoice_sequence ?? 1
  store.put<'customer'>({ ...customer, next_invoice_sequence: sequence + 1 })
  const invoice = store.put<'invoice'>({
    ...draft,
    status: 'open',
    effective_at: store.now(),
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    status_transitions: { ...draft.status_transitions, finalized_at: store.now() },
  })
  store.emit('invoice.finalized', invoice)
  return invoice
}

/**
 * Charges an open invoice to a card and emits the outcome. Returns the invoice as `paid`, or as `open`, with
 * `next_payment_attempt` null after the last retry.
 */
export function payInvoice(store: ObjectStore, open: Invoice, card: PaymentMethod | undefined): Invoice {
  const attempt = { attempted: true, attempt_count: open.attempt_count + 1 }
  if (open.amount_due > 0 && !isChargeable(card)) {
    const first = open.status_transitions.finalized_at ?? store.now()
    // Stripe does not retry the first payment: the customer has to, since the subscription has not started.
    const days = open.billing_reason === 'subscription_create' ? [] : retryDays
    const next = days.map((day) => first + day * daySeconds).find((at) => at > store.now())
    const failed = store.put<'invoice'>({
      ...open,
      ...attempt,
      next_payment_attempt: next ?? null,
      auto_advance: next !== undefined,
    })
    store.emit('invoice.payment_failed', failed)
    return failed
  }
  if (open.amount_due > 0) recordPayment(store, open, createCharge(store, open, card!))
  const paid = store.put<'invoice'>({
    ...open,
    ...(open.amount_due > 0 && attempt),
    attempted: true,
    auto_advance: false,
    amount_paid: open.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    ending_balance: 0,
    status: 'paid',
    status_transitions: { ...open.status_transitions, paid_at: store.now() },
  })
  store.emit('invoice.paid', paid)
  return paid
}

function recordPayment(store: ObjectStore, invoice: Invoice, charge: Charge): void {
  store.put<'invoice_payment'>({
    id: createId('inpay_1', 23),
    object: 'invoice_payment',
    amount_paid: invoice.amount_due,
    amount_requested: invoice.amount_due,
    created: store.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: charge.payment_intent!, type: 'payment_intent' },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: store.now() },
  })
}
