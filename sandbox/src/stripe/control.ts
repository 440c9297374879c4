import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { changeCard } from './portal.ts'
import { getCustomer } from './objects/customers.ts'
import { StripeError } from './errors.ts'
import { eventTypes } from './objects/objects.ts'
import { orders } from './order.ts'
import { paySession, composeSuccessUrl } from './pay-session.ts'
import { getCharge, refund } from './objects/refunds.ts'
import { addPendingWebhooks } from './events.ts'
import type { Stripe } from './stripe.ts'
import { getSession } from './checkout.ts'

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

/** The control API of payments. An invalid request gets a 400 `{error}` with a sentence. */
export function stripeControl(app: FastifyInstance, stripe: Stripe): void {
  const { store, webhooks } = stripe
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) return reply.code(400).send({ error: z.prettifyError(error) })
    if (error instanceof StripeError) return reply.code(400).send({ error: error.message })
    throw error
  })

  const readState = () => ({
    url: webhooks.url(),
    switches: webhooks.switches(),
    waiting: webhooks.pending().map(({ id, state: how, attempts, due }) => ({
      event: id,
      type: store.find('event', id)?.type,
      state: how,
      attempts,
      next_attempt_ms: due,
    })),
  })
  app.get('/control/stripe/webhooks', async () => readState())
  app.post('/control/stripe/webhooks', async ({ body }) => {
    webhooks.setUrl(Webhooks.parse(body).url)
    return readState()
  })
  app.post('/control/stripe/switches', async ({ body }) => {
    webhooks.setSwitches(removeUndefined(Switches.parse(body)))
    return readState()
  })
  app.post('/control/stripe/deliver', async ({ body }) => ({
    deliveries: await webhooks.deliver(removeUndefined(Deliver.parse(body ?? {}))),
  }))

  /** Deletes all customers and payments; keeps the webhook URL. */
  app.post('/control/stripe/reset', async () => {
    const url = webhooks.url()
    stripe.reset()
    webhooks.setUrl(url)
    return readState()
  })

  /** Does what a customer does on the checkout page. A refused card is returned as `problem`. */
  app.post('/control/stripe/checkout', async ({ body }) => {
    const { session: id, card = '4242424242424242', cancel } = Checkout.parse(body)
    stripe.runOverdueWork()
    const session = getSession(store, id)
    if (cancel) return { redirect: session.cancel_url }
    try {
      return { redirect: composeSuccessUrl(store.change({}, () => paySession(stripe, session, card))) }
    } catch (error) {
      if (error instanceof StripeError) return { problem: error.message }
      throw error
    }
  })
  app.post('/control/stripe/card', async ({ body }) => {
    const { customer, card } = Card.parse(body)
    return store.change({}, () => {
      changeCard(store, customer, card)
      return getCustomer(store, customer)
    })
  })
  app.post('/control/stripe/refund', async ({ body }) => {
    const params = Refund.parse(body)
    const last = 'customer' in params && store.all('charge').findLast((one) => one.customer === params.customer)
    const charge = 'charge' in params ? getCharge(store, params.charge) : last || getCharge(store, 'none')
    return store.change({}, () => refund(store, charge))
  })
  app.post('/control/stripe/price', async ({ body }) => {
    const { lookup_key: key, unit_amount: amount } = Price.parse(body)
    const price = store.all('price').find((one) => one.lookup_key === key)
    if (!price) throw new StripeError(400, { type: 'invalid_request_error', message: `No price has the key ${key}.` })
    return store.change({}, () =>
      store.put<'price'>({ ...price, unit_amount: amount, unit_amount_decimal: String(amount) }),
    )
  })
  app.get<{ Querystring: { customer?: string } }>('/control/stripe/state', async ({ query }) => {
    stripe.runOverdueWork()
    const selectOwn = <T extends { customer?: unknown }>(all: T[]) =>
      query.customer === undefined ? all : all.filter((one) => one.customer === query.customer)
    return {
      customers: store.all('customer').filter(({ id }) => query.customer === undefined || id === query.customer),
      subscriptions: selectOwn(store.all('subscription')),
      invoices: selectOwn(store.all('invoice')),
      charges: selectOwn(store.all('charge')),
      sessions: selectOwn(store.all('checkout.session')),
      events: store
        .all('event')
        .filter(({ data: { object } }) => {
          const about = object as { id?: string; customer?: string }
          return query.customer === undefined || query.customer === (about.customer ?? about.id)
        })
        .map((one) => addPendingWebhooks(store, one)),
    }
  })
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }
/** The object without its undefined fields. */
const removeUndefined = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<T>
