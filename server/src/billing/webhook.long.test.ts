import { stripeWebhook } from '@labreach/contract/billing'
import { beforeAll, describe, expect, test } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import {
  aCheckout,
  aPayer,
  deliverDirectly,
  findCustomerId,
  deliver,
  listEvents,
  connectWebhooks,
  readAuditLog,
  readMe,
  pay,
  createStripeClient,
} from '../../test/payments.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 12 })
const stripe = createStripeClient(app)
const aNewcomer = () => aStudent(app, { resume: false })
const readPlan = async (student: { id: string; username: string }) => (await readMe(app, student)).subscription

beforeAll(() => connectWebhooks(app, { hold: true }))

function post(payload: string, signature?: string) {
  const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) }
  return app.fetch(stripeWebhook.path, { method: 'POST', headers, body: payload })
}

const sign = (payload: string, { secret = app.stripe.webhookSecret, ageS = 0 } = {}) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(Date.now() / 1_000) - ageS })

const anEvent = (customer: string, type = 'invoice.paid', id = 'evt_of_a_test') =>
  JSON.stringify({ id, object: 'event', type, data: { object: { id: 'in_1', object: 'invoice', customer } } }, null, 2)

describe('an event is', () => {
  test('accepted if its signature matches the raw bytes [PAYMENT-19]', async () => {
    const { customer } = await aPayer(app)
    const payload = anEvent(customer)
    expect(await post(payload, sign(payload))).toMatchObject({ status: 200, body: { ok: true } })
  })

  test('refused without a signature, with a forged, a foreign or an old one, or one of other bytes', async () => {
    const student = await aNewcomer()
    await aCheckout(app, student)
    const payload = anEvent(await findCustomerId(app, student))
    const attempts = [
      undefined,
      't=1,v1=0000',
      't=1,v1=',
      sign(payload, { secret: 'whsec_foreign' }),
      sign(payload, { ageS: 600 }),
      sign(JSON.stringify(JSON.parse(payload))),
    ]
    for (const signature of attempts) {
      const { status, body } = await post(payload, signature)
      expect({ status, code: (body as { code?: string }).code }).toEqual({ status: 400, code: 'signature_wrong' })
    }
    expect((await post('')).status).toBe(400)
    expect(await readAuditLog(app, student)).toEqual([])
  })

  test.each(['', 'not JSON', '{}', anEvent('cus_1').replace('"type"', '"kind"')])(
    'a failure, but no forgery, if it has a valid signature and cannot be parsed: %s',
    async (payload) => {
      expect(await post(payload, sign(payload))).toMatchObject({ status: 502, body: { code: 'payment_failed' } })
    },
  )

  test('ignored if its customer or its type is unknown', async () => {
    const { customer } = await aPayer(app)
    for (const payload of [anEvent('cus_unknown'), anEvent(customer, 'customer.updated', 'evt_other')])
      expect((await post(payload, sign(payload))).status).toBe(200)
    expect(await app.database.sql`select from handled_payments where key in ('evt_other')`).toHaveLength(0)
  })

  test('ignored if its type is unknown, whatever its content', async () => {
    const payload = JSON.stringify({
      id: 'evt_new',
      object: 'event',
      type: 'v3.unknown',
      data: { object: { customer: 7 } },
    })
    expect((await post(payload, sign(payload))).status).toBe(200)
  })

  test('not trusted: only the state that the provider returns counts [PAYMENT-19]', async () => {
    const student = await aNewcomer()
    await aCheckout(app, student)
    const payload = anEvent(await findCustomerId(app, student), 'invoice.paid', 'evt_untrue')
    expect((await post(payload, sign(payload))).status).toBe(200)
    expect(await readPlan(student)).toBe('F')
  })

  test('delivered again while the provider is unreachable', async () => {
    const student = await aNewcomer()
    await pay(app, await aCheckout(app, student))
    await app.control('faults', { service: 'stripe', kind: '500', times: 1_000, path: '/subscriptions' })
    const first = await deliver(app)
    const statuses = new Set(first.filter(({ type }) => type === 'invoice.paid').map(({ status }) => status))
    expect(statuses).toEqual(new Set([502]))
    expect(await readPlan(student)).toBe('F')
    await app.control('faults', null)
    expect(new Set((await deliver(app)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(await readPlan(student)).toBe('B')
  })
})

test.each(['made', 'reversed', 'shuffled'])(
  'the events of a payment, each twice and in the order %s, make one change [PAYMENT-19]',
  async (order) => {
    const student = await aNewcomer()
    await pay(app, await aCheckout(app, student))
    await deliver(app, { order, copies: 2, seed: 7 })
    expect(await readPlan(student)).toBe('B')
    expect(await readAuditLog(app, student)).toHaveLength(1)
  },
)

test('many concurrent events, each twice, make one change', async () => {
  const { student, customer, subscription } = await aPayer(app)
  await stripe.subscriptions.cancel(subscription)
  const events = await listEvents(app, customer)
  const statuses = await Promise.all([...events, ...events].map((event) => deliverDirectly(app, event)))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await readPlan(student)).toBe('F')
  expect(await readAuditLog(app, student)).toHaveLength(2)
})
