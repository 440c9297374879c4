import { expect, test } from 'vitest'
import { aSandbox } from '../../test/sandbox.ts'
import { aShop, toDays, createStripeClient } from '../../test/stripe.ts'

/** The events of one payment on the page, in order. */
const paymentEvents = [
  'customer.updated',
  'invoice.created',
  'customer.subscription.created',
  'invoice.finalized',
  'charge.succeeded',
  'invoice.paid',
  'customer.subscription.updated',
  'checkout.session.completed',
]

test('sends the events of a payment signed, in order, each with a complete envelope', async () => {
  const shop = await aShop()
  await shop.subscribe()
  expect(shop.types()).toEqual(['customer.created', ...paymentEvents])
  const [created, , , begun] = shop.endpoint.received
  expect(created).toMatchObject({
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    pending_webhooks: 1,
    request: { id: expect.stringMatching(/^req_/), idempotency_key: expect.any(String) },
    data: { object: { object: 'customer', email: 'ada@gmail.com' } },
  })
  expect(begun).toMatchObject({
    data: { object: { status: 'incomplete' } },
    request: { id: null, idempotency_key: null },
  })
  const updated = shop.endpoint.received.at(-2)
  expect(updated).toMatchObject({
    data: { object: { status: 'active' }, previous_attributes: { status: 'incomplete' } },
  })
  expect(await shop.stripe.events.retrieve(created!.id)).toMatchObject({ id: created!.id, pending_webhooks: 0 })
  const listed = await shop.stripe.events.list({
    types: ['invoice.paid', 'charge.succeeded'],
    created: { gte: created!.created },
  })
  expect(listed.data.map(({ type }) => type)).toEqual(['invoice.paid', 'charge.succeeded'])
  expect((await shop.stripe.events.list({ type: 'customer.subscription.*' })).data).toHaveLength(2)
})

test('retries an event with growing pauses until the product accepts it', async () => {
  const shop = await aShop({ stripeRetryMs: 20 })
  await shop.deliverEvents()
  let refusals = 2
  shop.endpoint.answer = () => (refusals-- > 0 ? 500 : 200)
  const { id } = await shop.stripe.customers.create({ email: 'b@gmail.com' })
  await expect.poll(() => shop.endpoint.received.length).toBe(4)
  expect(new Set(shop.endpoint.received.slice(1).map((event) => event.id)).size).toBe(1)
  expect(shop.endpoint.received.at(-1)!.data.object).toMatchObject({ id })
  await expect.poll(async () => (await shop.control<{ waiting: unknown[] }>('stripe/webhooks')).waiting).toEqual([])
})

test('a redirect does not count as accepted', async () => {
  const shop = await aShop()
  await shop.deliverEvents()
  shop.endpoint.answer = () => 302
  await shop.stripe.customers.create({})
  expect((await shop.deliverEvents()).deliveries.at(-1)).toMatchObject({ type: 'customer.created', status: 302 })
  expect((await shop.stripe.events.list({ delivery_success: false })).data).toHaveLength(1)
})

test('holds events until a deliver call, which sends them in the requested order', async () => {
  const shop = await aShop()
  await shop.deliverEvents()
  await shop.control('stripe/switches', { hold: true })
  const session = await shop.checkout()
  await shop.press(session.url!, { do: 'pay', card: '4242424242424242' })
  expect(shop.types()).toEqual(['customer.created'])
  const { deliveries } = await shop.control<{ deliveries: { type: string }[] }>('stripe/deliver', { order: 'reversed' })
  expect(deliveries.map(({ type }) => type)).toEqual(paymentEvents.toReversed())
  expect(shop.types().slice(1)).toEqual(paymentEvents.toReversed())
})

test('sends events twice, late or in reverse order, or loses them, as the switches require', async () => {
  const shop = await aShop()
  await shop.deliverEvents()
  const receiveAfter = async (switches: object, wait = shop.deliverEvents) => {
    shop.endpoint.received.length = 0
    await shop.control('stripe/switches', switches)
    await shop.stripe.customers.update(shop.customer.id, { description: JSON.stringify(switches) })
    await wait()
    return shop.types()
  }
  expect(await receiveAfter({ copies: 2 })).toEqual(['customer.updated', 'customer.updated'])
  expect(await receiveAfter({ late_ms: 60_000 }, async () => ({ deliveries: [] }))).toEqual([])
  expect((await shop.deliverEvents()).deliveries).toMatchObject([{ type: 'customer.updated', status: 200 }])
  expect(await receiveAfter({ lose: true, types: ['customer.created'] })).toEqual(['customer.updated'])
  expect(await receiveAfter({ lose: true })).toEqual([])
  const [lost] = (await shop.stripe.events.list({ delivery_success: false })).data
  await shop.control('stripe/deliver', { events: [lost!.id], copies: 2 })
  expect(shop.endpoint.received.map(({ id }) => id)).toEqual([lost!.id, lost!.id])
  shop.endpoint.received.length = 0
  await shop.control('stripe/switches', { reversed: true })
  await shop.subscribe()
  expect(shop.types()).toEqual(paymentEvents.toReversed())
})

test('sends events to the configured URL, or to none', async () => {
  const shop = await aShop({ stripeWebhookUrl: null })
  await shop.deliverEvents()
  expect(shop.types()).toEqual([])
  await shop.control('stripe/webhooks', { url: shop.endpoint.url })
  await shop.stripe.customers.create({})
  await shop.deliverEvents()
  expect(shop.types()).toEqual(['customer.created'])
  await shop.control('stripe/reset', {})
  expect(await shop.control('stripe/webhooks')).toEqual({ url: shop.endpoint.url, switches: {}, waiting: [] })
  await expect(shop.stripe.customers.retrieve(shop.customer.id)).rejects.toMatchObject({ statusCode: 404 })
})

test('a restart preserves all objects and the pending deliveries', async () => {
  const shop = await aShop({ stripeRetryMs: 20 })
  const { id } = await shop.subscribe()
  shop.endpoint.answer = () => 500
  await shop.stripe.customers.update(shop.customer.id, { name: 'Grace' })
  await shop.deliverEvents()
  await shop.sandbox.close()
  shop.endpoint.answer = () => 200
  const again = await aSandbox({
    dataDir: shop.sandbox.dataDir,
    stripeWebhookUrl: shop.endpoint.url,
    stripeRetryMs: 20,
  })
  const stripe = createStripeClient(again.url, again.env.STRIPE_SECRET_KEY!)
  expect(await stripe.subscriptions.retrieve(id, { expand: ['customer'] })).toMatchObject({
    status: 'active',
    customer: { name: 'Grace' },
  })
  await expect.poll(async () => (await stripe.events.list({ delivery_success: false })).data).toEqual([])
})

test('a restart deletes events older than 30 days', async () => {
  const shop = await aShop()
  await shop.advance(toDays(31))
  await shop.sandbox.close()
  const again = await aSandbox({ dataDir: shop.sandbox.dataDir, stripeWebhookUrl: null })
  const stripe = createStripeClient(again.url, again.env.STRIPE_SECRET_KEY!)
  expect((await stripe.events.list()).data).toEqual([])
  expect((await stripe.customers.list()).data).toHaveLength(1)
})
