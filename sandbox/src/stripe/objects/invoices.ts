import { z } from 'zod'
import type { ObjectStore } from '../object-store.ts'
import { defineCall } from '../call.ts'
import { retryPayment } from '../due.ts'
import { createDeclinedError, createInvalidError, createMissingError } from '../errors.ts'
import { listPage, createCompleteList } from './list.ts'
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
  defineCall('GET', '/v1/invoices', filter, ({ store }, params) => {
    const { customer, subscription, status } = params
    const found = store
      .all('invoice')
      .filter((one) => customer === undefined || one.customer === customer)
      .filter((one) => subscription === undefined || one.parent?.subscription_details?.subscription === subscription)
      .filter((one) => status === undefined || one.status === status)
    return listPage(store, 'invoice', found, params, '/v1/invoices')
  }),
  defineCall('GET', '/v1/invoices/:id', parameters({}), ({ store }, _params, id) => getInvoice(store, id)),
  defineCall('POST', '/v1/invoices/:id/pay', parameters({}), (context, _params, id) => {
    const invoice = getInvoice(context.store, id)
    if (invoice.status === 'paid')
      throw createInvalidError('Invoice is already paid', undefined, 'invoice_already_paid')
    const paid = retryPayment(context, invoice)
    // Returned, not thrown: a throw would roll back the failed attempt and its events.
    return paid.status === 'paid' ? paid : createDeclinedError()
  }),
  defineCall('GET', '/v1/invoice_payments', paymentFilter, ({ store }, params) => {
    const { invoice, payment, status } = params
    const found = store
      .all('invoice_payment')
      .filter((one) => invoice === undefined || one.invoice === invoice)
      .filter((one) => payment === undefined || one.payment.payment_intent === payment.payment_intent)
      .filter((one) => status === undefined || one.status === status)
    return listPage(store, 'invoice_payment', found, params, '/v1/invoice_payments')
  }),
]

/** The payments of an invoice. An invoice contains them only if `expand` names them. */
export function listInvoicePayments(store: ObjectStore, invoice: string) {
  const found = store.all('invoice_payment').filter((one) => one.invoice === invoice)
  return createCompleteList(found, `/v1/invoice_payments?invoice=${invoice}`)
}

export function getInvoice(store: ObjectStore, id: string): Invoice {
  const invoice = store.find('invoice', id)
  if (!invoice) throw createMissingError('invoice', id)
  return invoice
}
