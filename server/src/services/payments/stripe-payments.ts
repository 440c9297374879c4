import { Stripe } from 'stripe'
import type { z } from 'zod'
import type { Config } from '../../config.ts'
import * as responses from './responses.ts'
import { awaitResponse, parseJson, parseResponse, translateErrors, nullIfMissing } from './read-response.ts'
import { PaymentsFailure, type CheckoutSession, type PlanPrice, type Payments, type Subscription } from './payments.ts'

/** The timeout of one call. A student's request makes up to nine calls, each with one retry. */
const TIMEOUT_MS = 8_000

/** Statuses of subscriptions that have ended. */
const ENDED = new Set(['canceled', 'incomplete_expired'])

/** Stripe, through its official library. The base URL is configured. */
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

  /** The id of the provider's price for a plan. Throws PaymentsFailure('price_changed'). */
  async function findOrCreatePrice(planPrice: PlanPrice): Promise<string> {
    const key = responses.composeLookupKey(planPrice)
    const find = async () => {
      const { data } = await awaitResponse(responses.PriceList, stripe.prices.list({ lookup_keys: [key], limit: 100 }))
      const price = data.find(({ active }) => active) ?? data[0]
      if (price && !responses.parsePlanPrice(price))
        throw new PaymentsFailure('price_changed', `The price ${price.id} (${key}) does not match its lookup key`)
      // It has the key, by which the plans of its subscribers are known, so no other price can have it.
      if (price?.active === false)
        throw new PaymentsFailure('price_changed', `The price ${price.id} (${key}) is archived: make it active again`)
      return price?.id
    }
    return (
      (await find()) ??
      (await createPrice(planPrice, key).catch(async (error: unknown) => {
        // Another process may have created it at the same time, since a lookup key is unique.
        const created = await find()
        if (created) return created
        throw error
      }))
    )
  }

  async function createPrice({ name, plan, amount, currency }: PlanPrice, key: string): Promise<string> {
    const product = await awaitResponse(responses.WithId, stripe.products.create({ name, metadata: { plan } }))
    const price = { product: product.id, unit_amount: amount, currency, lookup_key: key }
    const { id } = await awaitResponse(
      responses.WithId,
      stripe.prices.create({ ...price, recurring: { interval: 'month' } }),
    )
    return id
  }

  async function isRefunded(
    invoice: z.output<typeof responses.SubscriptionResponse>['latest_invoice'],
  ): Promise<boolean> {
    for (const { payment } of invoice?.payments.data ?? []) {
      if (!payment.payment_intent) continue
      const charges = stripe.charges.list({ payment_intent: payment.payment_intent, limit: 100 })
      const { data } = await awaitResponse(responses.ChargeList, charges)
      if (data.some((charge) => charge.paid && charge.refunded)) return true
    }
    return false
  }

  async function toSubscription(response: unknown): Promise<Subscription> {
    const { id, status, cancel_at, cancel_at_period_end, items, latest_invoice } = parseResponse(
      responses.SubscriptionResponse,
      response,
    )
    const { current_period_start: periodStart, current_period_end: periodEnd, price } = items.data[0]!
    return {
      id,
      status,
      hasEnded: ENDED.has(status),
      planPrice: responses.parsePlanPrice(price),
      periodStart,
      periodEnd,
      endsAt: cancel_at ?? (cancel_at_period_end ? periodEnd : null),
      invoice: latest_invoice && { open: latest_invoice.status === 'open', createdAt: latest_invoice.created },
      // An ended subscription pays for nothing in any case; not asking saves a call for each.
      refunded: !ENDED.has(status) && (await isRefunded(latest_invoice)),
    }
  }

  /** Sessions with their line items, newest first. */
  async function listSessions(filter: { customer: string; status?: 'open'; limit: number }) {
    const sessions = stripe.checkout.sessions.list({ ...filter, expand: ['data.line_items'] })
    return (await awaitResponse(responses.SessionList, sessions)).data
  }

  async function expireSession(sessionId: string): Promise<void> {
    try {
      await awaitResponse(responses.WithId, stripe.checkout.sessions.expire(sessionId))
    } catch (error) {
      // The answer for a session that is paid or has expired.
      if (((error as PaymentsFailure).cause as { statusCode?: number }).statusCode !== 400) throw error
    }
  }

  /** Throws PaymentsFailure('forged') for each error of the library, which has several types. */
  function verifyEvent(body: Buffer, signature: string): void {
    const verifier = stripe.webhooks.signature
    try {
      if (!verifier) throw new Error('The library cannot verify signatures')
      verifier.verifyHeader(body, signature, config.webhookSecret)
    } catch (error) {
      throw new PaymentsFailure('forged', 'The signature of an event is wrong', error)
    }
  }

  return {
    async createCustomer(studentId, attempt) {
      const customer = { metadata: { student: studentId } }
      const idempotencyKey = `customer ${studentId} ${attempt}`
      return (await awaitResponse(responses.WithId, stripe.customers.create(customer, { idempotencyKey }))).id
    },

    async deleteCustomer(customerId) {
      await nullIfMissing(awaitResponse(responses.WithId, stripe.customers.del(customerId)))
    },

    async listCustomers(after) {
      const page = stripe.customers.list({ limit: 100, ...(after && { starting_after: after }) })
      const { data, has_more } = await awaitResponse(responses.CustomerList, page)
      const customers = data.flatMap(({ id, metadata: { student } }) => (student ? [{ id, studentId: student }] : []))
      return { customers, next: has_more ? data.at(-1)!.id : null }
    },

    async openCheckout({ customerId, studentId, planPrice, attempt, successUrl, cancelUrl }) {
      const price = await findOrCreatePrice(planPrice)
      const isOffered = (session: z.output<typeof responses.SessionResponse>) =>
        session.status === 'open' && session.url && session.line_items?.data[0]?.price?.id === price
      const [newest] = await listSessions({ customer: customerId, limit: 1 })
      const metadata = { student: studentId, plan: planPrice.plan }
      const create = () =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            client_reference_id: studentId,
            metadata,
            subscription_data: { metadata },
            line_items: [{ price, quantity: 1 }],
            // Else Stripe offers all that its dashboard has, also methods whose money comes days later.
            allowed_payment_method_types: ['card'],
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey: `checkout ${customerId} ${newest?.id ?? 'first'} ${attempt}` },
        )
      const session = newest && isOffered(newest) ? newest : await awaitResponse(responses.SessionResponse, create())
      // Two starts with different attempts create two sessions. Only one stays open, since each could be paid.
      const open = await listSessions({ customer: customerId, status: 'open', limit: 100 })
      const { id, url } = open.find(isOffered) ?? session
      for (const other of open) if (other.id !== id) await expireSession(other.id)
      if (!url) throw new PaymentsFailure('unparsable', `The checkout session ${id} has no page`)
      return { id, url }
    },

    closeCheckout: expireSession,

    async readCheckoutSession(sessionId) {
      const session = await nullIfMissing(
        awaitResponse(
          responses.SessionResponse,
          stripe.checkout.sessions.retrieve(sessionId, { expand: ['line_items'] }),
        ),
      )
      return session && toCheckoutSession(session)
    },

    async openPortal(customerId, returnUrl) {
      const portal = stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })
      return (await awaitResponse(responses.PortalResponse, portal)).url
    },

    async subscriptions(customerId) {
      const pages = stripe.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: 100,
        expand: ['data.latest_invoice.payments'],
      })
      const all = await nullIfMissing(translateErrors(pages.autoPagingToArray({ limit: 10_000 })))
      return Promise.all((all ?? []).map(toSubscription))
    },

    async cancel(subscriptionId) {
      await nullIfMissing(awaitResponse(responses.WithId, stripe.subscriptions.cancel(subscriptionId)))
    },

    async readEvent(body, signature) {
      verifyEvent(body, signature)
      const { id, type, data } = parseResponse(responses.EventResponse, parseJson(body))
      return {
        id,
        type,
        readCustomerId: () => parseResponse(responses.EventData, data).object.customer ?? null,
      }
    },
  }
}

function toCheckoutSession(session: z.output<typeof responses.SessionResponse>): CheckoutSession {
  const { id, status, payment_status, amount_total, client_reference_id, customer, line_items } = session
  const paid = status === 'complete' && payment_status !== 'unpaid'
  return {
    id,
    studentId: client_reference_id,
    customerId: customer,
    planPrice: responses.parsePlanPrice(line_items?.data[0]?.price),
    status: paid ? 'paid' : status === 'complete' ? 'processing' : 'unpaid',
    amount: amount_total ?? 0,
  }
}
