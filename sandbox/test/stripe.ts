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

/** The product's webhook: verifies and records events, and returns the status `getStatus()`, 200 by default. */
async function aWebhook(secret: string) {
  const { webhooks } = new Stripe('sk_test_unused')
  const received: Stripe.Event[] = []
  const webhook = { received, getStatus: () => 200, url: '' }
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      received.push(webhooks.constructEvent(Buffer.concat(pieces), request.headers['stripe-signature']!, secret))
      response.writeHead(webhook.getStatus(), { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  webhook.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return webhook
}

const dayMs = 86_400_000

/** A sandbox with a price of 3 USD a month, a customer, the official client, and a webhook. */
export async function aStripeSandbox(options: Partial<SandboxOptions> = {}) {
  const webhook = await aWebhook('whsec_sandbox')
  const base = await aSandbox({ stripeWebhookUrl: webhook.url, ...options })
  const stripe = createStripeClient(base.env.STRIPE_API_URL!, base.env.STRIPE_SECRET_KEY!)
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 300,
    recurring: { interval: 'month' },
    lookup_key: 'basic_monthly',
    product_data: { name: 'Basic Plan' },
  })
  const customer = await stripe.customers.create({ email: 'ada@gmail.com', name: 'Ada', metadata: { student: '7' } })
  const sandbox = {
    ...base,
    stripe,
    webhook,
    price,
    customer,
    control: <T = Record<string, unknown>>(path: string, body?: unknown) => callControl<T>(base, path, body),
    /** Moves the clock forward and sends the resulting events. */
    async advanceDays(days: number) {
      await sandbox.control('clock', { advance_ms: days * dayMs })
      await sandbox.deliverEvents()
    },
    deliverEvents: () =>
      sandbox.control<{ deliveries: { event: string; type: string; status: number }[] }>('stripe/deliver', {}),
    receivedEventTypes: () => webhook.received.map(({ type }) => type),
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
      const session = await sandbox.checkout(also)
      await sandbox.control('stripe/checkout', { session: session.id })
      await sandbox.deliverEvents()
      const { subscription } = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] })
      return subscription as Stripe.Subscription
    },
  }
  return sandbox
}
