import { DAY_MS, HOUR_MS } from '@labreach/contract/plans'
import { beforeAll, describe, expect, test } from 'vitest'
import { waitForJobs } from '../../test/mails.ts'
import {
  aPayer,
  failingCard,
  deliver,
  connectWebhooks,
  readMe,
  passTime,
  createStripeClient,
} from '../../test/payments.ts'
import { testApp } from '../../test/test-app.ts'
import { grantPlan } from '../students/change-plan.ts'

const app = await testApp({ professors: 12 })
const stripe = createStripeClient(app)
const readPlan = async (student: { id: string; username: string }) => (await readMe(app, student)).subscription

beforeAll(() => connectWebhooks(app, { hold: true }))

describe('a plan follows the subscription', () => {
  test('that is cancelled at the end of its month: Basic to the end, then Free [PAYMENT-20]', async () => {
    const { student, subscription } = await aPayer(app)
    const { items } = await stripe.subscriptions.update(subscription, { cancel_at_period_end: true })
    await deliver(app)
    const end = new Date(items.data[0]!.current_period_end * 1_000)
    expect(await readMe(app, student)).toMatchObject({ subscription: 'B', subscription_ends: end.toISOString() })
    // The plan ends without an event.
    app.clock.pass(end.getTime() - app.clock.now().getTime() - 1)
    expect(await readPlan(student)).toBe('B')
    app.clock.pass(1)
    expect(await readMe(app, student)).toMatchObject({
      subscription: 'F',
      subscription_ends: null,
      max_professors_per_week: 9,
    })
    await connectWebhooks(app, { hold: true })
    await deliver(app)
    expect(await readMe(app, student)).toMatchObject({ subscription: 'F', has_customer_portal: true })
  })

  test('that is resumed before it ends', async () => {
    const { student, subscription } = await aPayer(app)
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: true })
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: false })
    await deliver(app, { order: 'reversed' })
    expect(await readMe(app, student)).toMatchObject({ subscription: 'B', subscription_ends: null })
  })

  test('that is cancelled immediately', async () => {
    const { student, subscription } = await aPayer(app)
    await stripe.subscriptions.cancel(subscription)
    await deliver(app)
    expect(await readPlan(student)).toBe('F')
  })

  test('that renews, also while the event is late', async () => {
    const { student } = await aPayer(app)
    await passTime(app, 31 * DAY_MS + HOUR_MS)
    expect(await readPlan(student)).toBe('B')
    await deliver(app)
    await passTime(app, 30 * DAY_MS)
    expect(await readPlan(student)).toBe('B')
    await deliver(app)
  })

  test('whose payment failed: Basic for three more days, and past_due_until is set [PAYMENT-20]', async () => {
    const { student, customer } = await aPayer(app)
    await app.control('stripe/card', { customer, card: failingCard })
    await passTime(app, 31 * DAY_MS + HOUR_MS)
    await deliver(app)
    const me = await readMe(app, student)
    const [bill] = (await stripe.invoices.list({ customer, status: 'open' })).data
    const past_due_until = new Date(bill!.created * 1_000 + 3 * DAY_MS).toISOString()
    expect(me).toMatchObject({ subscription: 'B', past_due_until })
    const left = Date.parse(past_due_until) - app.clock.now().getTime()
    app.clock.pass(left - 1)
    expect(await readPlan(student)).toBe('B')
    app.clock.pass(1)
    expect(await readPlan(student)).toBe('F')
    // After a successful payment the student is on Basic again.
    await app.control('stripe/card', { customer, card: '4242424242424242' })
    await app.control('clock', { now: app.clock.now().toISOString() })
    const [open] = (await stripe.invoices.list({ customer, status: 'open' })).data
    if (open) await stripe.invoices.pay(open.id)
    await deliver(app)
    expect(await readMe(app, student)).toMatchObject({ subscription: 'B', past_due_until: null })
  })

  test('whose current month is refunded: Basic ends, and the subscription is cancelled', async () => {
    const { student, customer, subscription } = await aPayer(app)
    await app.control('stripe/refund', { customer })
    await deliver(app)
    expect(await readPlan(student)).toBe('F')
    await waitForJobs(app, 'cancel_subscription')
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled')
    await deliver(app)
    expect(await readPlan(student)).toBe('F')
  })

  test('and not a partial refund, or one of a past month', async () => {
    const { student, customer } = await aPayer(app)
    const charges = await stripe.charges.list({ customer })
    await stripe.refunds.create({ charge: charges.data[0]!.id, amount: 100 })
    await deliver(app)
    expect(await readPlan(student)).toBe('B')
    await passTime(app, 31 * DAY_MS + HOUR_MS)
    await stripe.refunds.create({ charge: charges.data[0]!.id })
    await deliver(app)
    expect(await readPlan(student)).toBe('B')
  })
})

test('a granted plan is not paid and ends at its day, also for a student who has paid before [PLAN-41]', async () => {
  const { student, subscription } = await aPayer(app)
  const paid = { subscription: 'B', subscription_is_paid: true, subscription_ends: null }
  expect(await readMe(app, student)).toMatchObject(paid)
  await stripe.subscriptions.cancel(subscription)
  await deliver(app)
  const none = { subscription: 'F', subscription_is_paid: false, subscription_ends: null, has_customer_portal: true }
  expect(await readMe(app, student)).toMatchObject(none)

  const now = app.clock.now()
  const until = new Date(now.getTime() + 30 * DAY_MS)
  await grantPlan(app.services.db, student.username, { plan: 'B', until }, now)
  const granted = { ...none, subscription: 'B', subscription_ends: until.toISOString() }
  expect(await readMe(app, student)).toMatchObject(granted)
  await passTime(app, 30 * DAY_MS)
  expect(await readMe(app, student)).toMatchObject(none)
})
