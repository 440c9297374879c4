import { createCheckout } from '@labreach/contract/billing'
import { DAY_MS, HOUR_MS, cheapestPaidPlan } from '@labreach/contract/plans'
import { beforeAll, describe, expect, test } from 'vitest'
import { aStudent, type AStudent } from '../../test/builders.ts'
import {
  aCheckout,
  aPayer,
  failingCard,
  findCustomerId,
  deliver,
  connectWebhooks,
  readMe,
  passTime,
  pay,
  startCheckout,
  createStripeClient,
} from '../../test/payments.ts'
import { testApp } from '../../test/test-app.ts'
import type { CheckoutInput } from '../services/payments/payments.ts'
import { startCheckout as beginCheckout } from './start-checkout.ts'

const app = await testApp({ professors: 12 })
const stripe = createStripeClient(app)
const aNewcomer = () => aStudent(app, { resume: false })
const openCheckout = (student: AStudent, body: object) =>
  app.call(createCheckout, { as: student, body: { plan_type: 'B', ...body } })

beforeAll(() => connectWebhooks(app, { hold: true }))

test('opens a checkout at the price of the plan table, for the student of the token [PAYMENT-1, PAYMENT-2, PAYMENT-3, PLAN-7]', async () => {
  const [student, other] = [await aNewcomer(), await aNewcomer()]
  const body = { plan_name: 'Premium Plan', price: 3, user_id: other.id, free_trial: true }
  const response = await openCheckout(student, body)
  expect(response).toMatchObject({ status: 200, body: { url: expect.stringMatching(/^http/) } })
  const session = await stripe.checkout.sessions.retrieve(response.body.session_id, { expand: ['line_items'] })
  expect(session).toMatchObject({
    mode: 'subscription',
    client_reference_id: student.id,
    metadata: { student: student.id, plan: 'B' },
    customer: await findCustomerId(app, student),
    amount_total: cheapestPaidPlan.pricePerMonth * 100,
    currency: 'usd',
    payment_method_types: ['card'],
    success_url: 'http://labreach.test/payment/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://labreach.test/payment/canceled',
  })
  const recurring = { interval: 'month', interval_count: 1 }
  expect(session.line_items!.data[0]!.price).toMatchObject({ unit_amount: 300, currency: 'usd', recurring })
})

test('all checkouts use one price object', async () => {
  await aCheckout(app, await aNewcomer())
  await aCheckout(app, await aNewcomer())
  expect((await stripe.prices.list()).data).toHaveLength(1)
})

test('refuses another price than the plan’s; `error` and `message` are equal [PAYMENT-3]', async () => {
  const { status, body } = await openCheckout(await aNewcomer(), { price: 1 })
  expect(status).toBe(409)
  expect(body).toMatchObject({ code: 'price_changed', message: body.error })
  expect(body.error).toBe('The Basic Plan costs 3 USD per month. Please reload the page.')
})

test('fails if the price object has another amount than its lookup key', async () => {
  const key = { lookup_key: 'labreach_B_month_usd_300' }
  await app.control('stripe/price', { ...key, unit_amount: 100 })
  const { status, body } = await startCheckout(app, await aNewcomer())
  await app.control('stripe/price', { ...key, unit_amount: 300 })
  const message = 'Failed to create checkout session'
  expect({ status, body }).toMatchObject({ status: 502, body: { code: 'payment_failed', message } })
})

test('an archived price is not sold, and costs no product at each attempt [PAYMENT-35]', async () => {
  const [price] = (await stripe.prices.list()).data
  await stripe.prices.update(price!.id, { active: false })
  const products = async () => (await stripe.products.list()).data.length
  const before = await products()
  const refused = await startCheckout(app, await aNewcomer())
  expect(await products()).toBe(before)
  expect(refused).toMatchObject({ status: 502, body: { code: 'payment_failed' } })
  await stripe.prices.update(price!.id, { active: true })
  expect((await startCheckout(app, await aNewcomer())).status).toBe(200)
})

test.each(['F', 'P'] as const)('sells only Basic, not %s [PAYMENT-4, PLAN-1]', async (plan_type) => {
  const { status, body } = await openCheckout(await aNewcomer(), { plan_type })
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'plan_not_sold' })
})

test('ten concurrent clicks create one customer and one checkout [PAYMENT-7]', async () => {
  const student = await aNewcomer()
  const responses = await Promise.all(Array.from({ length: 10 }, () => startCheckout(app, student)))
  expect(new Set(responses.map(({ body }) => body.session_id)).size).toBe(1)
  const customers = (await stripe.customers.list({ limit: 100 })).data
  expect(customers.filter((one) => one.metadata.student === student.id)).toHaveLength(1)
})

test('an open checkout is reused, also after ten minutes', async () => {
  const student = await aNewcomer()
  const session = await aCheckout(app, student)
  await passTime(app, 10 * 60_000)
  expect(await aCheckout(app, student)).toBe(session)
})

describe('a student with Basic', () => {
  test('cannot buy it again if it is paid or granted [PAYMENT-4]', async () => {
    const { student } = await aPayer(app)
    const granted = await aNewcomer()
    await app.database.sql`update students set granted_plan = 'B' where id = ${granted.id}`
    for (const one of [student, granted]) {
      const { status, body } = await startCheckout(app, one)
      expect({ status, body }).toMatchObject({ status: 409, body: { code: 'already_basic', message: body.error } })
    }
  })

  test('can buy it during a trial, which then ends [PAYMENT-4]', async () => {
    const student = await aNewcomer()
    const ends = new Date(app.clock.now().getTime() + DAY_MS)
    await app.database.sql`update students set trial_ends = ${ends} where id = ${student.id}`
    expect(await readMe(app, student)).toMatchObject({ subscription: 'B', current_free_trial: true })
    await pay(app, await aCheckout(app, student))
    await deliver(app)
    expect(await readMe(app, student)).toMatchObject({ subscription: 'B', current_free_trial: false })
  })

  test('is not charged twice while the event of the payment is pending, and gets Basic', async () => {
    const student = await aNewcomer()
    await pay(app, await aCheckout(app, student))
    expect((await readMe(app, student)).subscription).toBe('F')
    expect(await startCheckout(app, student)).toMatchObject({ status: 409, body: { code: 'already_basic' } })
    expect((await readMe(app, student)).subscription).toBe('B')
    await deliver(app)
  })

  test('whose card fails is refused with a reference to the portal', async () => {
    const { student, customer } = await aPayer(app)
    await app.control('stripe/card', { customer, card: failingCard })
    await passTime(app, 31 * DAY_MS)
    await deliver(app)
    await passTime(app, 3 * DAY_MS + HOUR_MS)
    expect((await readMe(app, student)).subscription).toBe('F')
    const { status, body } = await startCheckout(app, student)
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'subscription_open' })
  })
})

test.each(['was deleted', 'was created with another key'])(
  'a stored customer that %s is replaced [PAYMENT-32]',
  async (cause) => {
    const student = await aNewcomer()
    await aCheckout(app, student)
    await passTime(app, DAY_MS + HOUR_MS)
    const old = await findCustomerId(app, student)
    if (cause === 'was deleted') await stripe.customers.del(old)
    else await app.database.sql`update customers set customer_id = 'cus_of_tests' where student_id = ${student.id}`
    const sessions = await Promise.all([aCheckout(app, student), aCheckout(app, student)])
    expect(sessions[0]).toBe(sessions[1])
    expect([old, 'cus_of_tests']).not.toContain(await findCustomerId(app, student))
    await pay(app, sessions[0])
    await deliver(app)
    expect((await readMe(app, student)).subscription).toBe('B')
  },
)

describe('two tabs', () => {
  const anOldPrice = async () => {
    const price = { currency: 'usd', unit_amount: 200, product_data: { name: 'Old plan' } }
    return (await stripe.prices.create({ ...price, recurring: { interval: 'month' } })).id
  }
  const listOpen = async (student: AStudent) => {
    const customer = await findCustomerId(app, student)
    return (await stripe.checkout.sessions.list({ customer, status: 'open' })).data.map(({ id }) => id)
  }

  test('leave one open checkout, as after starts on either side of a minute [PAYMENT-33]', async () => {
    const student = await aNewcomer()
    await aCheckout(app, student)
    // The newest has an old price, so that none is opened again.
    await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: await findCustomerId(app, student),
      line_items: [{ price: await anOldPrice(), quantity: 1 }],
      success_url: 'http://labreach.test/',
    })
    expect(await listOpen(student)).toHaveLength(2)
    await passTime(app, 60_000)
    const session = await aCheckout(app, student)
    expect(await listOpen(student)).toEqual([session])
  })

  test('do not pay twice: a checkout that opens while another is paid is closed and refused [PAYMENT-33]', async () => {
    const student = await aNewcomer()
    const first = await aCheckout(app, student)
    const { payments } = app.services
    const services = {
      ...app.services,
      payments: {
        ...payments,
        async openCheckout(input: CheckoutInput) {
          await pay(app, first)
          return payments.openCheckout(input)
        },
      },
    }
    await expect(beginCheckout(services, student.id, { plan: 'B' })).rejects.toMatchObject({ code: 'already_basic' })
    expect(await listOpen(student)).toEqual([])
    expect((await readMe(app, student)).subscription).toBe('B')
    await deliver(app)
  })
})

test.each(['500', 'reset', 'garbage'])(
  'a failing provider (%s) is refused with a sentence, and creates no second customer',
  async (kind) => {
    const student = await aNewcomer()
    await app.control('faults', { service: 'stripe', kind, times: 2 })
    const refused = await startCheckout(app, student)
    await app.control('faults', null)
    const message = 'Failed to create checkout session'
    expect(refused).toMatchObject({ status: 502, body: { code: 'payment_failed', error: message, message } })
    expect((await startCheckout(app, student)).status).toBe(200)
    const customers = (await stripe.customers.list({ limit: 100 })).data
    expect(customers.filter((one) => one.metadata.student === student.id)).toHaveLength(1)
  },
)

test('a single failure of the provider is retried', async () => {
  await app.control('faults', { service: 'stripe', kind: '500', times: 1 })
  expect((await startCheckout(app, await aNewcomer())).status).toBe(200)
})
