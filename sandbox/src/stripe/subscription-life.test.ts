import { expect, test } from 'vitest'
import { aStripeSandbox } from '../../test/stripe.ts'
import { computePeriodEnd } from './calendar.ts'
import type { Price } from './objects/objects.ts'

const goodCard = '4242424242424242'
const failingCard = '4000000000000341'
const at = (iso: string) => Date.parse(iso) / 1000

test('a subscription renews every month, with a paid invoice and the next period on its item', async () => {
  const sandbox = await aStripeSandbox()
  await sandbox.control('clock', { now: '2027-01-31T10:00:00Z' })
  const { id, items } = await sandbox.subscribe()
  expect(items.data[0]).toMatchObject({ current_period_end: expect.closeTo(at('2027-02-28T10:00:00Z'), -2) })
  sandbox.webhook.received.length = 0
  await sandbox.advanceDays(28)
  expect(sandbox.receivedEventTypes()).toEqual([
    'invoice.created',
    'invoice.finalized',
    'charge.succeeded',
    'invoice.paid',
    'customer.subscription.updated',
  ])
  const renewed = await sandbox.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] })
  expect(renewed).toMatchObject({
    status: 'active',
    items: { data: [{ current_period_end: expect.closeTo(at('2027-03-31T10:00:00Z'), -2) }] },
    latest_invoice: {
      status: 'paid',
      billing_reason: 'subscription_cycle',
      amount_paid: 300,
      parent: { subscription_details: { subscription: id, metadata: { student: '7' } } },
      payments: { data: [{ amount_paid: 300, payment: { type: 'payment_intent' } }] },
    },
  })
  expect(sandbox.webhook.received[0]!.created).toBe(items.data[0]!.current_period_end)
  await sandbox.advanceDays(92)
  expect((await sandbox.stripe.invoices.list({ subscription: id })).data).toHaveLength(5)
})

test('a period ends on the day of its anchor, or on the last day of a shorter month', () => {
  const price = { recurring: { interval: 'month', interval_count: 1 } } as Price
  const anchor = at('2027-01-31T10:00:00Z')
  const ends = [anchor]
  for (let month = 0; month < 4; month++) ends.push(computePeriodEnd(anchor, ends.at(-1)!, price))
  expect(ends.map((end) => new Date(end * 1000).toISOString().slice(5, 16))).toEqual([
    '01-31T10:00',
    '02-28T10:00',
    '03-31T10:00',
    '04-30T10:00',
    '05-31T10:00',
  ])
})

test('after a failed payment the subscription is past due; further attempts fail, and it is cancelled', async () => {
  const sandbox = await aStripeSandbox()
  // A period of 30 days: one of February would end, and be tried again, before the days below.
  await sandbox.control('clock', { now: '2027-04-10T10:00:00Z' })
  const { id } = await sandbox.subscribe()
  await sandbox.control('stripe/card', { customer: sandbox.customer.id, card: failingCard })
  sandbox.webhook.received.length = 0
  await sandbox.advanceDays(31)
  expect(sandbox.receivedEventTypes().slice(-4)).toEqual([
    'invoice.created',
    'invoice.finalized',
    'invoice.payment_failed',
    'customer.subscription.updated',
  ])
  const due = await sandbox.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
  expect(due).toMatchObject({
    status: 'past_due',
    latest_invoice: { status: 'open', attempt_count: 1, amount_remaining: 300 },
  })
  await sandbox.advanceDays(3)
  expect((await sandbox.stripe.invoices.list({ subscription: id, status: 'open' })).data).toMatchObject([
    { attempt_count: 2 },
  ])
  await sandbox.advanceDays(5)
  expect(await sandbox.stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  })
  expect(sandbox.receivedEventTypes().at(-1)).toBe('customer.subscription.deleted')
  await sandbox.advanceDays(60)
  expect(sandbox.receivedEventTypes().at(-1)).toBe('customer.subscription.deleted')
})

test('a valid card makes a past due subscription active at the next attempt', async () => {
  const sandbox = await aStripeSandbox()
  const { id } = await sandbox.subscribe()
  await sandbox.control('stripe/card', { customer: sandbox.customer.id, card: failingCard })
  await sandbox.advanceDays(31)
  const { latest_invoice: invoice } = await sandbox.stripe.subscriptions.retrieve(id)
  await expect(sandbox.stripe.invoices.pay(invoice as string)).rejects.toMatchObject({
    type: 'StripeCardError',
    message: 'Your card was declined.',
  })
  await sandbox.control('stripe/card', { customer: sandbox.customer.id, card: goodCard })
  expect((await sandbox.stripe.subscriptions.retrieve(id)).status).toBe('past_due')
  await sandbox.advanceDays(3)
  expect((await sandbox.stripe.subscriptions.retrieve(id)).status).toBe('active')
  await expect(sandbox.stripe.invoices.pay(invoice as string)).rejects.toThrow('Invoice is already paid')
})

test('a cancelled subscription ends with its period, unless the cancellation is withdrawn', async () => {
  const sandbox = await aStripeSandbox()
  const { id, items } = await sandbox.subscribe()
  const end = items.data[0]!.current_period_end
  const cancelled = await sandbox.stripe.subscriptions.update(id, { cancel_at_period_end: true })
  expect(cancelled).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: end })
  await sandbox.deliverEvents()
  expect(sandbox.webhook.received.at(-1)).toMatchObject({
    type: 'customer.subscription.updated',
    data: { previous_attributes: { cancel_at_period_end: false, cancel_at: null, canceled_at: null } },
  })
  expect(await sandbox.stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({
    cancel_at: null,
    canceled_at: null,
  })
  await sandbox.stripe.subscriptions.update(id, { cancel_at_period_end: true })
  await sandbox.advanceDays(32)
  expect(await sandbox.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled', ended_at: end })
  expect(sandbox.webhook.received.at(-1)).toMatchObject({ type: 'customer.subscription.deleted', created: end })
  expect((await sandbox.stripe.subscriptions.list({ customer: sandbox.customer.id })).data).toEqual([])
  expect((await sandbox.stripe.subscriptions.list({ customer: sandbox.customer.id, status: 'all' })).data).toHaveLength(
    1,
  )
  await expect(sandbox.stripe.subscriptions.cancel(id)).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })
})

test('changes the items of a subscription', async () => {
  const sandbox = await aStripeSandbox()
  const { id, items } = await sandbox.subscribe()
  const dearer = await sandbox.stripe.prices.create({
    currency: 'usd',
    unit_amount: 500,
    recurring: { interval: 'month' },
    product: sandbox.price.product as string,
  })
  const changed = await sandbox.stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]!.id, price: dearer.id }],
    proration_behavior: 'none',
  })
  expect(changed.items.data).toMatchObject([{ id: items.data[0]!.id, price: { id: dearer.id }, quantity: 1 }])
  await sandbox.advanceDays(32)
  expect((await sandbox.stripe.invoices.list({ customer: sandbox.customer.id })).data[0]!.amount_paid).toBe(500)
})
