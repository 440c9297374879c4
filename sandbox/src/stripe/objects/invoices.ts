import { z } from 'zod'
import type { Books } from '../books.ts'
import { call } from '../call.ts'
import { payAgain } from '../due.ts'
import { cardDeclined, invalid, missing } from '../errors.ts'
import { page, whole } from './list.ts'
import type { Invoice } from './objects.ts'
import { listing, parameters, text } from '../parameters.ts'

const filter = listing({
  customer: text.optional(),
  subscription: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
})
const paymentFilter = listing({
  invoice: text.optional(),
  payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text }).optional(),
  status: z.enum(['open', 'paid', 'canceled']).optional(),
})

export const invoiceCalls = [
  call('GET', '/v1/invoices', filter, ({ books }, asked) => {
    const { customer, subscription, status } = asked
    const found = books
      .all('invoice')
      .filter((one) => customer === undefined || one.customer === customer)
      .filter((one) => subscription === undefined || one.parent?.subscription_details?.subscription === subscription)
      .filter((one) => status === undefined || one.status === status)
    return page(books, 'invoice', found, asked, '/v1/invoices')
  }),
  call('GET', '/v1/invoices/:id', parameters({}), ({ books }, _asked, id) => invoiceOf(books, id)),
  call('POST', '/v1/invoices/:id/pay', parameters({}), (desk, _asked, id) => {
    const invoice = invoiceOf(desk.books, id)
    if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid')
    const paid = payAgain(desk, invoice)
    // A failed attempt is written down and told all the same: the refusal is this answer's alone.
    return paid.status === 'paid' ? paid : cardDeclined()
  }),
  call('GET', '/v1/invoice_payments', paymentFilter, ({ books }, asked) => {
    const { invoice, payment, status } = asked
    const found = books
      .all('invoice_payment')
      .filter((one) => invoice === undefined || one.invoice === invoice)
      .filter((one) => payment === undefined || one.payment.payment_intent === payment.payment_intent)
      .filter((one) => status === undefined || one.status === status)
    return page(books, 'invoice_payment', found, asked, '/v1/invoice_payments')
  }),
]

/** The payments of an invoice, which it says only when it is asked. */
export function invoicePayments(books: Books, invoice: string) {
  const found = books.all('invoice_payment').filter((one) => one.invoice === invoice)
  return whole(found, `/v1/invoice_payments?invoice=${invoice}`)
}

export function invoiceOf(books: Books, id: string): Invoice {
  const invoice = books.find('invoice', id)
  if (!invoice) throw missing('invoice', id)
  return invoice
}
