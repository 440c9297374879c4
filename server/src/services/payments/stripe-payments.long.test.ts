import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createPayments } from './stripe-payments.ts'

type ReceivedCall = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** A provider with this handler for every call. */
async function aProviderWith(handle: RequestListener, options?: { timeoutMs: number }) {
  const calls: ReceivedCall[] = []
  const server = createServer((request, response) => {
    calls.push({ method: request.method, url: request.url, headers: request.headers })
    handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { payments: createPayments({ apiUrl, secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }, options), calls }
}

/** A provider that responds to every call with this status and body, a string or JSON. */
const aProvider = (status: number, body: unknown) =>
  aProviderWith((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })

const price = {
  id: 'price_1',
  active: true,
  lookup_key: 'labreach_B_month_usd_300',
  unit_amount: 300,
  currency: 'usd',
  recurring: { interval: 'month', interval_count: 1 },
}
const session = {
  id: 'cs_1',
  url: null,
  status: 'complete',
  payment_status: 'paid',
  amount_total: 300,
  client_reference_id: 'student',
  customer: 'cus_1',
  line_items: { data: [{ price }] },
}

test.each([
  ['complete', 'paid', 'paid'],
  ['complete', 'no_payment_required', 'paid'],
  ['complete', 'unpaid', 'processing'],
  ['open', 'unpaid', 'unpaid'],
  ['expired', 'unpaid', 'unpaid'],
])('a session with status %s and payment status %s is %s', async (status, payment_status, expected) => {
  const { payments } = await aProvider(200, { ...session, status, payment_status })
  const planPrice = { plan: 'B', amount: 300, currency: 'usd' }
  const customerId = 'cus_1'
  expect(await payments.readCheckoutSession('cs_1')).toEqual({
    id: 'cs_1',
    studentId: 'student',
    customerId,
    planPrice,
    status: expected,
    amount: 300,
  })
})

test.each([
  ['no lookup key', { lookup_key: null }],
  ['a lookup key of another product', { lookup_key: 'other_B_month_usd_300' }],
  ['another amount than its lookup key', { unit_amount: 1 }],
  ['another currency than its lookup key', { currency: 'jpy' }],
  ['a period of a year', { recurring: { interval: 'year', interval_count: 1 } }],
  ['a period of three months', { recurring: { interval: 'month', interval_count: 3 } }],
  ['a single payment', { recurring: null }],
])('a price with %s is no plan price of this product', async (_, change) => {
  const { payments } = await aProvider(200, { ...session, line_items: { data: [{ price: { ...price, ...change } }] } })
  expect(await payments.readCheckoutSession('cs_1')).toMatchObject({ planPrice: null })
})

test.each([
  ['not JSON', '<html>', 'unreachable'],
  ['an empty object', {}, 'unparsable'],
  ['an object of another shape', { ...session, status: 7 }, 'unparsable'],
])('%s as a response is a failure', async (_, body, kind) => {
  const { payments } = await aProvider(200, body)
  await expect(payments.readCheckoutSession('cs_1')).rejects.toMatchObject({ name: 'PaymentsFailure', kind })
})

test.each([
  [500, 'unreachable', 2],
  [503, 'unreachable', 2],
  [409, 'refused', 2],
  [429, 'refused', 1],
  [401, 'refused', 1],
  [403, 'refused', 1],
])('a %i is %s, after %i attempts', async (status, kind, attempts) => {
  const { payments, calls } = await aProvider(status, { error: { type: 'api_error', message: 'No.' } })
  await expect(payments.createCustomer('student', 'now')).rejects.toMatchObject({ kind })
  expect(calls).toHaveLength(attempts)
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set(['customer student now']))
})

test('a call without a response times out twice', async () => {
  const { payments, calls } = await aProviderWith(() => undefined, { timeoutMs: 50 })
  await expect(payments.readCheckoutSession('cs_1')).rejects.toMatchObject({ kind: 'unreachable' })
  expect(calls).toHaveLength(2)
})

test('a missing object is no failure', async () => {
  const missing = { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such customer' } }
  const { payments } = await aProvider(404, missing)
  expect(await payments.readCheckoutSession('cs_1')).toBeNull()
  expect(await payments.subscriptions('cus_1')).toEqual([])
  await payments.deleteCustomer('cus_1')
  await payments.cancel('sub_1')
})

test('a customer that does not exist is told apart from another missing object', async () => {
  const missing = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' }
  for (const [param, kind] of [
    ['customer', 'customer_missing'],
    ['return_url', 'refused'],
  ]) {
    const { payments } = await aProvider(400, { error: { ...missing, param } })
    await expect(payments.openPortal('cus_1', 'http://labreach.test/')).rejects.toMatchObject({ kind })
  }
})

test('a checkout that is not open any more is closed without a failure', async () => {
  const refusal = { error: { type: 'invalid_request_error', message: 'Only open Checkout Sessions can be expired.' } }
  const { payments } = await aProvider(400, refusal)
  await payments.closeCheckout('cs_1')
  const { payments: refusing } = await aProvider(403, refusal)
  await expect(refusing.closeCheckout('cs_1')).rejects.toMatchObject({ kind: 'refused' })
})

test('lists the customers of this product, page by page', async () => {
  const student = '0197b6a0-0000-7000-8000-000000000001'
  const data = [
    { id: 'cus_3', metadata: { student } },
    { id: 'cus_2', metadata: {} },
    { id: 'cus_1', metadata: { student: 'of another product' } },
  ]
  const { payments, calls } = await aProvider(200, { data, has_more: true })
  expect(await payments.listCustomers(null)).toEqual({
    customers: [{ id: 'cus_3', studentId: student }],
    next: 'cus_1',
  })
  await payments.listCustomers('cus_1')
  expect(calls.map(({ url }) => url)).toEqual([
    '/v1/customers?limit=100',
    '/v1/customers?limit=100&starting_after=cus_1',
  ])
})

test('escapes input from students in the path', async () => {
  const { payments, calls } = await aProvider(200, session)
  await payments.readCheckoutSession('cs_1/../../customers?limit=1')
  expect(calls[0]!.url).toMatch(/^\/v1\/checkout\/sessions\/cs_1%2F..%2F..%2Fcustomers%3Flimit%3D1\?/)
})
