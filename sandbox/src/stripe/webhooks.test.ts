import { expect, test } from 'vitest'
import { aSandbox } from '../../test/sandbox.ts'
import { aStripeSandbox, createStripeClient } from '../../test/stripe.ts'

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
  const sandbox = await aStripeSandbox()
  await sandbox.subscribe()
  expect(sandbox.receivedEventTypes()).toEqual(['customer.created', ...paymentEvents])
  const [created, , , begun] = sandbox.webhook.received
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
  const updated = sandbox.webhook.received.at(-2)
  expect(updated).toMatchObject({
    data: { object: { status: 'active' }, previous_attributes: { status: 'incomplete' } },
  })
  expect(await sandbox.stripe.events.retrieve(created!.id)).toMatchObject({ id: created!.id, pending_webhooks: 0 })
  const listed = await sandbox.stripe.events.list({
    types: ['invoice.paid', 'charge.succeeded'],
    created: { gte: created!.created },
  })
  expect(listed.data.map(({ type }) => type)).toEqual(['invoice.paid', 'charge.succeeded'])
  expect((await sandbox.stripe.events.list({ type: 'customer.subscription.*' })).data).toHaveLength(2)
})

test('retries an event with growing pauses until the product accepts it', async () => {
  const sandbox = await aStripeSandbox({ stripeRetryMs: 20 })
  await sandbox.deliverEvents()
  let refusals = 2
  sandbox.webhook.getStatus = () => (refusals-- > 0 ? 500 : 200)
  const { id } = await sandbox.stripe.customers.create({ email: 'b@gmail.com' })
  await expect.poll(() => sandbox.webhook.received.length).toBe(4)
  expect(new Set(sandbox.webhook.received.slice(1).map((event) => event.id)).size).toBe(1)
  expect(sandbox.webhook.received.at(-1)!.data.object).toMatchObject({ id })
  await expect.poll(async () => (await sandbox.control<{ waiting: unknown[] }>('stripe/webhooks')).waiting).toEqual([])
})

test('a redirect does not count as accepted', async () => {
  const sandbox = await aStripeSandbox()
  await sandbox.deliverEvents()
  sandbox.webhook.getStatus = () => 302
  await sandbox.stripe.customers.create({})
  expect((await sandbox.deliverEvents()).deliveries.at(-1)).toMatchObject({ type: 'customer.created', status: 302 })
  expect((await sandbox.stripe.events.list({ delivery_success: false })).data).toHaveLength(1)
})

test('holds events until a deliver call, which sends them in the requested order', async () => {
  const sandbox = await aStripeSandbox()
  await sandbox.deliverEvents()
  await sandbox.control('stripe/switches', { hold: true })
  const session = await sandbox.checkout()
  await sandbox.press(session.url!, { do: 'pay', card: '4242424242424242' })
  expect(sandbox.receivedEventTypes()).toEqual(['customer.created'])
  const { deliveries } = await sandbox.control<{ deliveries: { type: string }[] }>('stripe/deliver', {
    order: 'reversed',
  })
  expect(deliveries.map(({ type }) => type)).toEqual(paymentEvents.toReversed())
  expect(sandbox.receivedEventTypes().slice(1)).toEqual(paymentEvents.toReversed())
})

test('sends events twice, late or in reverse order, or loses them, as the switches require', async () => {
  const sandbox = await aStripeSandbox()
  await sandbox.deliverEvents()
  const receiveAfter = async (switches: object, wait = sandbox.deliverEvents) => {
    sandbox.webhook.received.length = 0
    await sandbox.control('stripe/switches', switches)
    await sandbox.stripe.customers.update(sandbox.customer.id, { description: JSON.stringify(switches) })
    await wait()
    return sandbox.receivedEventTypes()
  }
  expect(await receiveAfter({ copies: 2 })).toEqual(['customer.updated', 'customer.updated'])
  expect(await receiveAfter({ late_ms: 60_000 }, async () => ({ deliveries: [] }))).toEqual([])
  expect((await sandbox.deliverEvents()).deliveries).toMatchObject([{ type: 'customer.updated', status: 200 }])
  expect(await receiveAfter({ lose: true, types: ['customer.created'] })).toEqual(['customer.updated'])
  expect(await receiveAfter({ lose: true })).toEqual([])
  const [lost] = (await sandbox.stripe.events.list({ delivery_success: false })).data
  await sandbox.control('stripe/deliver', { events: [lost!.id], copies: 2 })
  expect(sandbox.webhook.received.map(({ id }) => id)).toEqual([lost!.id, lost!.id])
  sandbox.webhook.received.length = 0
  await sandbox.control('stripe/switches', { reversed: true })
  await sandbox.subscribe()
  expect(sandbox.receivedEventTypes()).toEqual(paymentEvents.toReversed())
})

test('sends events to the configured URL, or to none', async () => {
  const sandbox = await aStripeSandbox({ stripeWebhookUrl: null })
  await sandbox.deliverEvents()
  expect(sandbox.receivedEventTypes()).toEqual([])
  await sandbox.control('stripe/webhooks', { url: sandbox.webhook.url })
  await sandbox.stripe.customers.create({})
  await sandbox.deliverEvents()
  expect(sandbox.receivedEventTypes()).toEqual(['customer.created'])
  await sandbox.control('stripe/reset', {})
  expect(await sandbox.control('stripe/webhooks')).toEqual({ url: sandbox.webhook.url, switches: {}, waiting: [] })
  await expect(sandbox.stripe.customers.retrieve(sandbox.customer.id)).rejects.toMatchObject({ statusCode: 404 })
})

test('a restart preserves all objects and the pending deliveries', async () => {
  const sandbox = await aStripeSandbox({ stripeRetryMs: 20 })
  const { id } = await sandbox.subscribe()
  sandbox.webhook.getStatus = () => 500
  await sandbox.stripe.customers.update(sandbox.customer.id, { name: 'Grace' })
  await sandbox.deliverEvents()
  await sandbox.close()
  sandbox.webhook.getStatus = () => 200
  const again = await aSandbox({
    dataDir: sandbox.dataDir,
    stripeWebhookUrl: sandbox.webhook.url,
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
  const sandbox = await aStripeSandbox()
  await sandbox.advanceDays(31)
  await sandbox.close()
  const again = await aSandbox({ dataDir: sandbox.dataDir, stripeWebhookUrl: null })
  const stripe = createStripeClient(again.url, again.env.STRIPE_SECRET_KEY!)
  expect((await stripe.events.list()).data).toEqual([])
  expect((await stripe.customers.list()).data).toHaveLength(1)
})
