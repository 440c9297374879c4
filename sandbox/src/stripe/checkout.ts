import { z } from 'zod'
import type { Books } from './books.ts'
import { call } from './call.ts'
import { expireSession } from './due.ts'
import { invalid, missing } from './errors.ts'
import { page, whole } from './objects/list.ts'
import { newSession, sessionShape } from './objects/new-session.ts'
import type { Session } from './objects/objects.ts'
import { integer, listing, parameters, text } from './parameters.ts'

const filter = listing({
  customer: text.optional(),
  subscription: text.optional(),
  status: z.enum(['complete', 'expired', 'open']).optional(),
})

export const checkoutCalls = [
  call('POST', '/v1/checkout/sessions', sessionShape, newSession),
  call('GET', '/v1/checkout/sessions', filter, ({ books }, asked) => {
    const { customer, subscription, status } = asked
    const found = books
      .all('checkout.session')
      .filter((one) => customer === undefined || one.customer === customer)
      .filter((one) => subscription === undefined || one.subscription === subscription)
      .filter((one) => status === undefined || one.status === status)
    return page(books, 'checkout.session', found, asked, '/v1/checkout/sessions')
  }),
  call('GET', '/v1/checkout/sessions/:id', parameters({}), ({ books }, _asked, id) => sessionOf(books, id)),
  call(
    'GET',
    '/v1/checkout/sessions/:id/line_items',
    parameters({ limit: integer.optional() }),
    ({ books }, _asked, id) => lineItems(books, sessionOf(books, id).id),
  ),
  call('POST', '/v1/checkout/sessions/:id/expire', parameters({}), (desk, _asked, id) => {
    const session = sessionOf(desk.books, id)
    if (session.status === 'open') return expireSession(desk, session)
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  }),
]

/** A checkout session that is there. Throws a StripeError. */
export function sessionOf(books: Books, id: string): Session {
  const session = books.find('checkout.session', id)
  if (!session) throw missing('checkout.session', id, 'id')
  return session
}

/** What a session sells, which it says only when it is asked. */
export function lineItems(books: Books, session: string) {
  return whole(books.find('basket', session)?.items ?? [], `/v1/checkout/sessions/${session}/line_items`)
}
