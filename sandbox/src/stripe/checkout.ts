import { z } from 'zod'
import type { ObjectStore } from './object-store.ts'
import { defineCall } from './call.ts'
import { expireSession } from './due.ts'
import { createInvalidError, createMissingError } from './errors.ts'
import { listPage, createCompleteList } from './objects/list.ts'
import { createSession, sessionShape } from './objects/create-session.ts'
import type { Session } from './objects/objects.ts'
import { integer, listing, parameters, text } from './parameters.ts'

const filter = listing({
  customer: text.optional(),
  subscription: text.optional(),
  status: z.enum(['complete', 'expired', 'open']).optional(),
})

export const checkoutCalls = [
  defineCall('POST', '/v1/checkout/sessions', sessionShape, createSession),
  defineCall('GET', '/v1/checkout/sessions', filter, ({ store }, params) => {
    const { customer, subscription, status } = params
    const found = store
      .all('checkout.session')
      .filter((one) => customer === undefined || one.customer === customer)
      .filter((one) => subscription === undefined || one.subscription === subscription)
      .filter((one) => status === undefined || one.status === status)
    return listPage(store, 'checkout.session', found, params, '/v1/checkout/sessions')
  }),
  defineCall('GET', '/v1/checkout/sessions/:id', parameters({}), ({ store }, _params, id) => getSession(store, id)),
  defineCall(
    'GET',
    '/v1/checkout/sessions/:id/line_items',
    parameters({ limit: integer.optional() }),
    ({ store }, _params, id) => listLineItems(store, getSession(store, id).id),
  ),
  defineCall('POST', '/v1/checkout/sessions/:id/expire', parameters({}), (context, _params, id) => {
    const session = getSession(context.store, id)
    if (session.status === 'open') return expireSession(context, session)
    throw createInvalidError(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  }),
]

/** Throws Stripe's `resource_missing` for an unknown session. */
export function getSession(store: ObjectStore, id: string): Session {
  const session = store.find('checkout.session', id)
  if (!session) throw createMissingError('checkout.session', id, 'id')
  return session
}

/** The line items of a session. A session contains them only if `expand` names them. */
export function listLineItems(store: ObjectStore, session: string) {
  return createCompleteList(store.find('basket', session)?.items ?? [], `/v1/checkout/sessions/${session}/line_items`)
}
