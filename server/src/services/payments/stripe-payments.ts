import { Stripe } from 'stripe'
import type { z } from 'zod'
import type { Config } from '../../config.ts'
import * as answers from './answers.ts'
import { ask, read, translated, unlessGone } from './ask.ts'
import { PaymentsFailure, type CheckoutSession, type Offer, type Payments, type Subscription } from './payments.ts'

/** One call, of which a request of a student's may make four; each is tried twice. */
const TIMEOUT_MS = 8_000

/** Statuses of subscriptions that hold nothing any more. */
const OVER = new Set(['canceled', 'incomplete_expired'])

/** Stripe as its official client speaks to it; only the base URL comes from configuration. */
export function createPayments(config: Config['stripe'], { timeoutMs = TIMEOUT_MS } = {}): Payments {
  const { hostname, port, protocol } = new URL(config.apiUrl)
  const secure = protocol === 'https:'
  const stripe = new Stripe(config.secretKey, {
    host: hostname,
    port: port || (secure ? 443 : 80),
    protocol: secure ? 'https' : 'http',
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })

  /** The price of an offer by its name, made when there is none. Throws when its amount is not the offer's. */
  async function priceOf(offer: Offer): Promise<string> {
    const key = answers.lookupKey(offer)
    const find = async () => {
      const { data } = await ask(answers.PriceList, stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }))
      if (data[0] && !answers.offerOf(data[0]))
        throw new PaymentsFailure('refused', `The price ${data[0].id} (${key}) is not what its name says`)
      return data[0]?.id
    }
    return (
      (await find()) ??
      (await makePrice(offer, key).catch(async (error: unknown) => {
        // Somebody else may have made it at the same moment: a name belongs to one price.
        const made = await find()
        if (made) return made
        throw error
      }))
    )
  }

  async function makePrice({ name, plan, amount, currency }: Offer, key: string): Promise<string> {
    const product = await ask(answers.Made, stripe.products.create({ name, metadata: { plan } }))
    const price = { product: product.id, unit_amount: amount, currency, lookup_key: key }
    const { id } = await ask(answers.Made, stripe.prices.create({ ...price, recurring: { interval: 'month' } }))
    return id
  }

  async function isRefunded(invoice: z.output<typeof answers.SubscriptionAnswer>['latest_invoice']): Promise<boolean> {
    for (const { payment } of invoice?.payments.data ?? []) {
      if (!payment.payment_intent) continue
      const charges = stripe.charges.list({ payment_intent: payment.payment_intent, limit: 100 })
      const { data } = await ask(answers.ChargeList, charges)
      if (data.some((charge) => charge.paid && charge.refunded)) return true
    }
    return false
  }

  async function subscriptionOf(answer: unknown): Promise<Subscription> {
    const { id, status, cancel_at, cancel_at_period_end, items, latest_invoice } = read(
      answers.SubscriptionAnswer,
      answer,
    )
    const { current_period_start: periodStart, current_period_end: periodEnd, price } = items.data[0]!
    return {
      id,
      status,
      isOver: OVER.has(status),
      offer: answers.offerOf(price),
      periodStart,
      periodEnd,
      endsAt: cancel_at ?? (cancel_at_period_end ? periodEnd : null),
      invoice: latest_invoice && { open: latest_invoice.status === 'open', createdAt: latest_invoice.created },
      refunded: !OVER.has(status) && (await isRefunded(latest_invoice)),
    }
  }

  return {
    async createCustomer(studentId, attempt) {
      const customer = { metadata: { student: studentId } }
      const idempotencyKey = `customer ${studentId} ${attempt}`
      return (await ask(answers.Made, stripe.customers.create(customer, { idempotencyKey }))).id
    },

    async deleteCustomer(customerId) {
      await unlessGone(ask(answers.Made, stripe.customers.del(customerId)))
    },

    async openCheckout({ customerId, studentId, offer, attempt, successUrl, cancelUrl }) {
      const price = await priceOf(offer)
      const newest = stripe.checkout.sessions.list({ customer: customerId, limit: 1, expand: ['data.line_items'] })
      const [last] = (await ask(answers.SessionList, newest)).data
      if (last?.status === 'open' && last.url && last.line_items?.data[0]?.price?.id === price)
        return { id: last.id, url: last.url }
      const metadata = { student: studentId, plan: offer.plan }
      const { id, url } = await ask(
        answers.SessionAnswer,
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            client_reference_id: studentId,
            metadata,
            subscription_data: { metadata },
            line_items: [{ price, quantity: 1 }],
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey: `checkout ${studentId} ${last?.id ?? 'first'} ${attempt}` },
        ),
      )
      if (!url) throw new PaymentsFailure('garbled', `The checkout session ${id} has no page`)
      return { id, url }
    },

    async checkout(sessionId) {
      const session = await unlessGone(
        ask(answers.SessionAnswer, stripe.checkout.sessions.retrieve(sessionId, { expand: ['line_items'] })),
      )
      return session && sessionOf(session)
    },

    async openPortal(customerId, returnUrl) {
      const portal = stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })
      return (await ask(answers.PageAnswer, portal)).url
    },

    async subscriptions(customerId) {
      const pages = stripe.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: 100,
        expand: ['data.latest_invoice.payments'],
      })
      const all = await unlessGone(translated(pages.autoPagingToArray({ limit: 10_000 })))
      return Promise.all((all ?? []).map(subscriptionOf))
    },

    async cancel(subscriptionId) {
      await unlessGone(ask(answers.Made, stripe.subscriptions.cancel(subscriptionId)))
    },

    async readEvent(body, signature) {
      try {
        const event = stripe.webhooks.constructEvent(body, signature, config.webhookSecret)
        const { id, type, data } = answers.EventAnswer.parse(event)
        return { id, type, customerId: data.object.customer ?? null }
      } catch (error) {
        throw new PaymentsFailure('forged', 'The signature of an event does not fit', error)
      }
    },
  }
}

function sessionOf(session: z.output<typeof answers.SessionAnswer>): CheckoutSession {
  const { id, status, payment_status, amount_total, client_reference_id, customer, line_items } = session
  const paid = status === 'complete' && payment_status !== 'unpaid'
  return {
    id,
    studentId: client_reference_id,
    customerId: customer,
    offer: answers.offerOf(line_items?.data[0]?.price),
    status: paid ? 'paid' : status === 'complete' ? 'processing' : 'unpaid',
    amount: amount_total ?? 0,
  }
}
