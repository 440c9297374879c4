import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { changeCard } from './portal.ts'
import { customerOf } from './objects/customers.ts'
import { StripeError } from './errors.ts'
import { eventTypes } from './objects/objects.ts'
import { orders } from './order.ts'
import { paySession, successUrl } from './pay-session.ts'
import { chargeOf, refund } from './objects/refunds.ts'
import { asSeen } from './events.ts'
import type { Stripe } from './stripe.ts'
import { sessionOf } from './checkout.ts'

const count = z.int().min(1).max(20)
const Webhooks = z.strictObject({ url: z.url().nullable() })
const Switches = z.strictObject({
  hold: z.boolean().optional(),
  copies: count.optional(),
  late_ms: z.int().min(0).max(600_000).optional(),
  reversed: z.boolean().optional(),
  lose: z.boolean().optional(),
  types: z.array(z.enum(eventTypes)).optional(),
})
const Deliver = z.strictObject({
  events: z.array(z.string()).optional(),
  order: z.enum(orders).optional(),
  seed: z.int().optional(),
  copies: count.optional(),
})
const Checkout = z.strictObject({ session: z.string(), card: z.string().optional(), cancel: z.boolean().optional() })
const Card = z.strictObject({ customer: z.string(), card: z.string() })
const Refund = z.union([z.strictObject({ charge: z.string() }), z.strictObject({ customer: z.string() })])
const Price = z.strictObject({ lookup_key: z.string(), unit_amount: z.int().min(0) })

/** The control API of payments. A wrong call is a 400 `{error}` with a sentence. */
export function stripeControl(app: FastifyInstance, stripe: Stripe): void {
  const { books, webhooks } = stripe
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) return reply.code(400).send({ error: z.prettifyError(error) })
    if (error instanceof StripeError) return reply.code(400).send({ error: error.message })
    throw error
  })

  const state = () => ({
    url: webhooks.url(),
    switches: webhooks.switches(),
    waiting: webhooks.waiting().map(({ id, state: how, attempts, due }) => ({
      event: id,
      type: books.find('event', id)?.type,
      state: how,
      attempts,
      next_attempt_ms: due,
    })),
  })
  app.get('/control/stripe/webhooks', async () => state())
  app.post('/control/stripe/webhooks', async ({ body }) => {
    webhooks.goTo(Webhooks.parse(body).url)
    return state()
  })
  app.post('/control/stripe/switches', async ({ body }) => {
    webhooks.turn(defined(Switches.parse(body)))
    return state()
  })
  app.post('/control/stripe/deliver', async ({ body }) => ({
    deliveries: await webhooks.deliver(defined(Deliver.parse(body ?? {}))),
  }))

  /** Forgets everybody and everything that was sold, but not where events go. */
  app.post('/control/stripe/reset', async () => {
    const url = webhooks.url()
    stripe.reset()
    webhooks.goTo(url)
    return state()
  })

  /** What somebody does on the checkout page. A card that is refused is a `problem`, as on the page. */
  app.post('/control/stripe/checkout', async ({ body }) => {
    const { session: id, card = '4242424242424242', cancel } = Checkout.parse(body)
    stripe.catchUp()
    const session = sessionOf(books, id)
    if (cancel) return { redirect: session.cancel_url }
    try {
      return { redirect: successUrl(books.change({}, () => paySession(stripe, session, card))) }
    } catch (error) {
      if (error instanceof StripeError) return { problem: error.message }
      throw error
    }
  })
  app.post('/control/stripe/card', async ({ body }) => {
    const { customer, card } = Card.parse(body)
    return books.change({}, () => {
      changeCard(books, customer, card)
      return customerOf(books, customer)
    })
  })
  app.post('/control/stripe/refund', async ({ body }) => {
    const asked = Refund.parse(body)
    const last = 'customer' in asked && books.all('charge').findLast((one) => one.customer === asked.customer)
    const charge = 'charge' in asked ? chargeOf(books, asked.charge) : last || chargeOf(books, 'none')
    return books.change({}, () => refund(books, charge))
  })
  app.post('/control/stripe/price', async ({ body }) => {
    const { lookup_key: key, unit_amount: amount } = Price.parse(body)
    const price = books.all('price').find((one) => one.lookup_key === key)
    if (!price) throw new StripeError(400, { type: 'invalid_request_error', message: `No price has the key ${key}.` })
    return books.change({}, () =>
      books.put<'price'>({ ...price, unit_amount: amount, unit_amount_decimal: String(amount) }),
    )
  })
  app.get<{ Querystring: { customer?: string } }>('/control/stripe/state', async ({ query }) => {
    stripe.catchUp()
    const mine = <T extends { customer?: unknown }>(all: T[]) =>
      query.customer === undefined ? all : all.filter((one) => one.customer === query.customer)
    return {
      customers: books.all('customer').filter(({ id }) => query.customer === undefined || id === query.customer),
      subscriptions: mine(books.all('subscription')),
      invoices: mine(books.all('invoice')),
      charges: mine(books.all('charge')),
      sessions: mine(books.all('checkout.session')),
      events: books
        .all('event')
        .filter(({ data: { object } }) => {
          const about = object as { id?: string; customer?: string }
          return query.customer === undefined || query.customer === (about.customer ?? about.id)
        })
        .map((one) => asSeen(books, one)),
    }
  })
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }
const defined = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<T>
