import type { Books } from './books.ts'
import { pays } from './objects/cards.ts'
import { newId } from './objects/ids.ts'
import { newCharge } from './objects/new-charge.ts'
import type { Charge, Invoice, PaymentMethod } from './objects/objects.ts'
import { daySeconds } from './calendar.ts'

/** Days after the first failure on which a payment is tried again; when the last one fails, the subscription ends. */
export const retryDays = [3, 5, 7]

/** Makes a draft final: it has a number, and it may be paid. */
export function finalize(books: Books, draft: Invoice): Invoice {
  const customer = books.find('customer', draft.customer!)!
  const sequence = customer.next_invoice_sequence ?? 1
  books.put<'customer'>({ ...customer, next_invoice_sequence: sequence + 1 })
  const invoice = books.put<'invoice'>({
    ...draft,
    status: 'open',
    effective_at: books.now(),
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    status_transitions: { ...draft.status_transitions, finalized_at: books.now() },
  })
  books.emit('invoice.finalized', invoice)
  return invoice
}

/** Charges an open invoice to a card and tells what came of it: `paid`, or still `open` with a next attempt, or without. */
export function payInvoice(books: Books, open: Invoice, card: PaymentMethod | undefined): Invoice {
  const tried = { attempted: true, attempt_count: open.attempt_count + 1 }
  if (open.amount_due > 0 && !pays(card)) {
    const first = open.status_transitions.finalized_at ?? books.now()
    // A first payment is the customer's to try again: without it the subscription has not begun.
    const days = open.billing_reason === 'subscription_create' ? [] : retryDays
    const next = days.map((day) => first + day * daySeconds).find((at) => at > books.now())
    const failed = books.put<'invoice'>({
      ...open,
      ...tried,
      next_payment_attempt: next ?? null,
      auto_advance: next !== undefined,
    })
    books.emit('invoice.payment_failed', failed)
    return failed
  }
  if (open.amount_due > 0) notePayment(books, open, newCharge(books, open, card!))
  const paid = books.put<'invoice'>({
    ...open,
    ...(open.amount_due > 0 && tried),
    attempted: true,
    auto_advance: false,
    amount_paid: open.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    ending_balance: 0,
    status: 'paid',
    status_transitions: { ...open.status_transitions, paid_at: books.now() },
  })
  books.emit('invoice.paid', paid)
  return paid
}

function notePayment(books: Books, invoice: Invoice, charge: Charge): void {
  books.put<'invoice_payment'>({
    id: newId('inpay_1', 23),
    object: 'invoice_payment',
    amount_paid: invoice.amount_due,
    amount_requested: invoice.amount_due,
    created: books.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: charge.payment_intent!, type: 'payment_intent' },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: books.now() },
  })
}
