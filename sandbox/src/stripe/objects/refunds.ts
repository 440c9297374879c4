import { z } from 'zod'
import type { ObjectStore } from '../object-store.ts'
import { defineCall } from '../call.ts'
import { createInvalidError, createMissingError } from '../errors.ts'
import { createId } from './ids.ts'
import { listPage, createCompleteList } from './list.ts'
import type { Charge, Refund } from './objects.ts'
import { mergeMetadata, integer, listing, metadata, parameters, text } from '../parameters.ts'

const schema = parameters({
  charge: text.optional(),
  payment_intent: text.optional(),
  amount: integer.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
})
const filter = listing({ customer: text.optional(), payment_intent: text.optional() })

export const refundCalls = [
  defineCall('GET', '/v1/charges', filter, ({ store }, params) => {
    const found = store
      .all('charge')
      .filter((one) => params.customer === undefined || one.customer === params.customer)
      .filter((one) => params.payment_intent === undefined || one.payment_intent === params.payment_intent)
    return listPage(store, 'charge', found, params, '/v1/charges')
  }),
  defineCall('GET', '/v1/charges/:id', parameters({}), ({ store }, _params, id) => getCharge(store, id)),
  defineCall('POST', '/v1/refunds', schema, ({ store }, params) => {
    const { charge, payment_intent: intent } = params
    if ((charge === undefined) === (intent === undefined)) {
      throw createInvalidError(
        'One of the following params should be provided for this request: payment_intent or charge.',
        'charge',
      )
    }
    if (charge !== undefined) return refund(store, getCharge(store, charge, 'charge'), params)
    const paid = store.all('charge').find((one) => one.payment_intent === intent)
    if (!paid) throw createMissingError('payment_intent', intent!, 'payment_intent')
    return refund(store, paid, params)
  }),
  defineCall('GET', '/v1/refunds', listing({ charge: text.optional() }), ({ store }, params) => {
    const found = store.all('refund').filter((one) => params.charge === undefined || one.charge === params.charge)
    return listPage(store, 'refund', found, params, '/v1/refunds')
  }),
  defineCall('GET', '/v1/refunds/:id', parameters({}), ({ store }, _params, id) => {
    const found = store.find('refund', id)
    if (!found) throw createMissingError('refund', id)
    return found
  }),
]

export function getCharge(store: ObjectStore, id: string, param?: string): Charge {
  const charge = store.find('charge', id)
  if (!charge) throw createMissingError('charge', id, param)
  return charge
}

/** The refunds of a charge. A charge contains them only if `expand` names them. */
export function listRefunds(store: ObjectStore, charge: string) {
  const found = store.all('refund').filter((one) => one.charge === charge)
  return createCompleteList(found.toReversed(), `/v1/charges/${charge}/refunds`)
}

/** Refunds a charge, in part if `params.amount` is given, and emits `charge.refunded`. */
export function refund(
  store: ObjectStore,
  charge: Charge,
  params: Omit<z.output<typeof schema>, 'expand'> = {},
): Refund {
  const left = charge.amount - charge.amount_refunded
  const { amount = left, reason = null } = params
  if (left === 0)
    throw createInvalidError(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded')
  if (amount < 1) throw createInvalidError('Invalid positive integer', 'amount', 'parameter_invalid_integer')
  if (amount > left)
    throw createInvalidError(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    )
  const refunded = store.put<'charge'>({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  })
  const done = store.put<'refund'>({
    id: createId('re_3', 23),
    object: 'refund',
    amount,
    balance_transaction: createId('txn_3', 23),
    charge: charge.id,
    created: store.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  })
  const { amount_refunded, refunded: completeList } = charge
  store.emit('charge.refunded', refunded, {
    amount_refunded,
    ...(refunded.refunded !== completeList && { refunded: completeList }),
  })
  return done
}
