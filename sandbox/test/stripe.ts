import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { onTestFinished } from 'vitest'
import type { SandboxOptions } from '../src/sandbox.ts'
import { aSandbox, callControl } from './sandbox.ts'

/** The official Stripe client, configured for the sandbox as in the product. */
export function createStripeClient(url: string, key: string): Stripe {
  const { hostname, port } = new URL(url)
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 })
}

/** The product's webhook: verifies and records events, and returns the status `answer()`, 200 by default. */
async function anEndpoint(secret: string) {
  const { webhooks } = new Stripe('sk_test_unused')
  const received: Stripe.Event[] = []
  const endpoint = { received, answer: () => 200, url: '' }
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      received.push(webhooks.constructEvent(Buffer.concat(pieces), request.headers['stripe-signature']!, secret))
      response.writeHead(endpoint.answer(), { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  endpoint.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return endpoint
}

export const toDays = (count: number) => count * 86_400_000

/** A sandbox with a price of 3 USD a month, a customer, the official client, and a webhook. */
export async function aShop(options: Partial<SandboxOptions> = {}) {
  const endpoint = await anEndpoint('whsec_sandbox')
  const sandbox = await aSandbox({ stripeWebhookUrl: endpoint.url, ...options })
  const stripe = createStripeClient(sandbox.env.STRIPE_API_URL!, sandbox.env.STRIPE_SECRET_KEY!)
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 300,
    recurring: { interval: 'month' },
    lookup_key: 'basic_monthly',
    product_data: { name: 'Basic Plan' },
  })
  const customer = await stripe.customers.create({ email: 'ada@gmail.com', name: 'Ada', metadata: { student: '7' } })
  const shop = {
    sandbox,
    stripe,
    endpoint,
    price,
    customer,
    control: <T = Record<string, unknown>>(path: string, body?: unknown) => callControl<T>(sandbox, path, body),
    /** Moves the clock forward and sends the resulting events. */
    async advance(ms: number) {
      await shop.control('clock', { advance_ms: ms })
      await shop.deliverEvents()
    },
    deliverEvents: () =>
      shop.control<{ deliveries: { event: string; type: string; status: number }[] }>('stripe/deliver', {}),
    types: () => endpoint.received.map(({ type }) => type),
    checkout: (also: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customer.id,
        line_items: [{ price: price.id, quantity: 1 }],
        client_reference_id: '7',
        metadata: { student: '7' },
        subscription_data: { metadata: { student: '7' } },
        success_url: 'http://localhost:43290/payment-success?session_id={CHECKOUT_SESSION_ID}',
        cancel_url: 'http://localhost:43290/payment-canceled',
        ...also,
      }),
    /** Submits the form of a page. */
    press: (url: string, fields: Record<string, string>) =>
      fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
    /** A new subscription, paid on the checkout page. */
    async subscribe(also: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
      const session = await shop.checkout(also)
      await shop.control('stripe/checkout', { session: session.id })
      await shop.deliverEvents()
      const { subscription } = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] })
      return subscription as Stripe.Subscription
    },
  }
  return shop
}
