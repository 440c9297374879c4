import { unlockProfessor } from '@labreach/contract/professors'
import { beforeAll, expect, test } from 'vitest'
import { aHandle, anUnlocked, aStudent } from '../../test/builders.ts'
import {
  aCheckout,
  aPayer,
  findCustomerId,
  declinedCard,
  deliver,
  connectWebhooks,
  readAuditLog,
  readMe,
  pay,
  createStripeClient,
  verify,
} from '../../test/payments.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 12 })
const aNewcomer = () => aStudent(app, { resume: false })

beforeAll(() => connectWebhooks(app, { hold: true }))

test('returns status and amount of a paid checkout, and has changed the plan [PAYMENT-8]', async () => {
  const student = await aNewcomer()
  const session = await aCheckout(app, student)
  await pay(app, session)
  expect(await verify(app, student, session)).toMatchObject({ status: 200, body: { status: 'paid', amount: 3 } })
  const basic = { subscription: 'B', subscription_ends: null, past_due_until: null, has_customer_portal: true }
  expect(await readMe(app, student)).toMatchObject({ ...basic, max_professors_per_week: 99, current_free_trial: false })
  expect(await readAuditLog(app, student)).toMatchObject([
    { event: 'plan_paid', detail: { from: 'F', to: 'B', by: session } },
  ])
})

test('a used-up quota has room immediately after the payment [PLAN-9, PAYMENT-8]', async () => {
  const student = await aStudent(app)
  for (const professor of app.professors.slice(0, 9)) await anUnlocked(app, { by: student, professor })
  const unlockNext = () =>
    app.call(unlockProfessor, { as: student, body: { scholar_id: aHandle(app, student, app.professors[9]!) } })
  expect((await unlockNext()).body.code).toBe('weekly_quota_used')
  const session = await aCheckout(app, student)
  await pay(app, session)
  await verify(app, student, session)
  expect((await unlockNext()).status).toBe(200)
})

test('stores the customer that a restore has lost, so that a paid checkout gives the plan [PAYMENT-30]', async () => {
  const student = await aNewcomer()
  const session = await aCheckout(app, student)
  const customer = await findCustomerId(app, student)
  await pay(app, session)
  await app.database.sql`delete from customers where student_id = ${student.id}`
  expect(await verify(app, student, session)).toMatchObject({ status: 200, body: { status: 'paid' } })
  expect((await readMe(app, student)).subscription).toBe('B')
  expect(await findCustomerId(app, student)).toBe(customer)
  await deliver(app)
})

test('the webhook of the same payment makes no second change, before or after', async () => {
  const [early, late] = [await aNewcomer(), await aNewcomer()]
  for (const [student, webhookFirst] of [
    [early, true],
    [late, false],
  ] as const) {
    const session = await aCheckout(app, student)
    await pay(app, session)
    if (webhookFirst) await deliver(app)
    expect((await verify(app, student, session)).body.status).toBe('paid')
    expect((await verify(app, student, session)).body.status).toBe('paid')
    await deliver(app, { copies: 2 })
    expect(await readAuditLog(app, student)).toHaveLength(1)
    expect((await readMe(app, student)).subscription).toBe('B')
  }
})

test('an abandoned checkout and a declined card are unpaid and change nothing', async () => {
  const student = await aNewcomer()
  const session = await aCheckout(app, student)
  expect((await verify(app, student, session)).body).toMatchObject({ status: 'unpaid', amount: 3 })
  expect(await pay(app, session, declinedCard)).toMatchObject({ problem: 'Your card was declined.' })
  expect((await verify(app, student, session)).body.status).toBe('unpaid')
  expect((await readMe(app, student)).subscription).toBe('F')
})

test('the checkout of an ended subscription gives no plan', async () => {
  const { student, session, subscription } = await aPayer(app)
  await createStripeClient(app).subscriptions.cancel(subscription)
  await deliver(app)
  expect((await verify(app, student, session)).body.status).toBe('paid')
  expect((await readMe(app, student)).subscription).toBe('F')
})

test('another student’s checkout, an unknown and an invalid one all give the same 404 [PAYMENT-8]', async () => {
  const { session } = await aPayer(app)
  const student = await aNewcomer()
  for (const id of [session, 'cs_test_unknown', '', '../customers', 'cs_/../../v1/customers']) {
    const { status, body } = await verify(app, student, id)
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'checkout_unknown' })
    expect(body.message).toBe('Payment verification failed. Please contact support.')
  }
  expect((await readMe(app, student)).subscription).toBe('F')
})

test('a checkout whose price is of no plan is unknown, and its subscription gives no plan', async () => {
  const student = await aNewcomer()
  await aCheckout(app, student)
  const stripe = createStripeClient(app)
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 1,
    recurring: { interval: 'month' },
    product_data: { name: 'Basic for a cent' },
    lookup_key: 'labreach_B_month_usd_300_',
  })
  const { id } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: await findCustomerId(app, student),
    client_reference_id: student.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://labreach.test/payment/success',
  })
  await pay(app, id)
  expect((await verify(app, student, id)).status).toBe(404)
  await deliver(app)
  expect((await readMe(app, student)).subscription).toBe('F')
})

test('if the provider fails, the call is refused with a sentence, and a retry succeeds', async () => {
  const student = await aNewcomer()
  const session = await aCheckout(app, student)
  await pay(app, session)
  // The checkout can be read, but not the subscriptions.
  await app.control('faults', { service: 'stripe', kind: '500', times: 2, path: '/subscriptions' })
  const message = 'Failed to verify payment. Please contact support.'
  expect(await verify(app, student, session)).toMatchObject({
    status: 502,
    body: { code: 'payment_failed', message },
  })
  expect((await readMe(app, student)).subscription).toBe('F')
  await app.control('faults', null)
  expect((await verify(app, student, session)).body.status).toBe('paid')
  expect((await readMe(app, student)).subscription).toBe('B')
})
