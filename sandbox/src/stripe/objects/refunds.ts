import { z } from 'zod'
import type { Books } from '../books.ts'
import { call } from '../call.ts'
import { invalid, missing } from '../errors.ts'
import { newId } from './ids.ts'
import { page, whole } from './list.ts'
import type { Charge, Refund } from './objects.ts'
import { changedMetadata, integer, listing, metadata, parameters, text } from '../parameters.ts'

const shape = parameters({
  charge: text.optional(),
  payment_intent: text.optional(),
  amount: integer.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
})
const filter = listing({ customer: text.optional(), payment_intent: text.optional() })

export const refundCalls = [
  call('GET', '/v1/charges', filter, ({ books }, asked) => {
    const found = books
      .all('charge')
      .filter((one) => asked.customer === undefined || one.customer === asked.customer)
      .filter((one) => asked.payment_intent === undefined || one.payment_intent === asked.payment_intent)
    return page(books, 'charge', found, asked, '/v1/charges')
  }),
  call('GET', '/v1/charges/:id', parameters({}), ({ books }, _asked, id) => chargeOf(books, id)),
  call('POST', '/v1/refunds', shape, ({ books }, asked) => {
    const { charge, payment_intent: intent } = asked
    if ((charge === undefined) === (intent === undefined)) {
      throw invalid(
        'One of the following params should be provided for this request: payment_intent or charge.',
        'charge',
      )
    }
    if (charge !== undefined) return refund(books, chargeOf(books, charge, 'charge'), asked)
    const paid = books.all('charge').find((one) => one.payment_intent === intent)
    if (!paid) throw missing('payment_intent', intent!, 'payment_intent')
    return refund(books, paid, asked)
  }),
  call('GET', '/v1/refunds', listing({ charge: text.optional() }), ({ books }, asked) => {
    const found = books.all('refund').filter((one) => asked.charge === undefined || one.charge === asked.charge)
    return page(books, 'refund', found, asked, '/v1/refunds')
  }),
  call('GET', '/v1/refunds/:id', parameters({}), ({ books }, _asked, id) => {
    const found = books.find('refund', id)
    if (!found) throw missing('refund', id)
    return found
  }),
]

export function chargeOf(books: Books, id: string, param?: string): Charge {
  const charge = books.find('charge', id)
  if (!charge) throw missing('charge', id, param)
  return charge
}

/** The refunds of a charge, which it says only when it is asked. */
export function refundsOf(books: Books, charge: string) {
  const found = books.all('refund').filter((one) => one.charge === charge)
  return whole(found.toReversed(), `/v1/charges/${charge}/refunds`)
}

/** Gives back what was paid, or a part of it, and tells of the charge. */
export function refund(books: Books, charge: Charge, asked: Omit<z.output<typeof shape>, 'expand'> = {}): Refund {
  const left = charge.amount - charge.amount_refunded
  const { amount = left, reason = null } = asked
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded')
  if (amount < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer')
  if (amount > left)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, 'amount')
  const refunded = books.put<'charge'>({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  })
  const done = books.put<'refund'>({
    id: newId('re_3', 23),
    object: 'refund',
    amount,
    balance_transaction: newId('txn_3', 23),
    charge: charge.id,
    created: books.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: changedMetadata({}, asked.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  })
  const { amount_refunded, refunded: whole } = charge
  books.emit('charge.refunded', refunded, { amount_refunded, ...(refunded.refunded !== whole && { refunded: whole }) })
  return done
}
