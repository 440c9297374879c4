import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createPayments } from './stripe-payments.ts'

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** A provider that does this with every call. */
async function aProviderThat(handle: RequestListener, options?: { timeoutMs: number }) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    asked.push({ method: request.method, url: request.url, headers: request.headers })
    handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { payments: createPayments({ apiUrl, secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }, options), asked }
}

/** A provider that answers every call with this: a status and a body, as it is or as JSON. */
const aProvider = (status: number, body: unknown) =>
  aProviderThat((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })

const price = {
  id: 'price_1',
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
])('a session that is %s and %s reads %s', async (status, payment_status, read) => {
  const { payments } = await aProvider(200, { ...session, status, payment_status })
  const offer = { plan: 'B', amount: 300, currency: 'usd' }
  const customerId = 'cus_1'
  expect(await payments.checkout('cs_1')).toEqual({
    id: 'cs_1',
    studentId: 'student',
    customerId,
    offer,
    status: read,
    amount: 300,
  })
})

test.each([
  ['no name', { lookup_key: null }],
  ['a foreign name', { lookup_key: 'other_B_month_usd_300' }],
  ['another amount than its name says', { unit_amount: 1 }],
  ['another currency than its name says', { currency: 'jpy' }],
  ['a year', { recurring: { interval: 'year', interval_count: 1 } }],
  ['three months', { recurring: { interval: 'month', interval_count: 3 } }],
  ['one payment', { recurring: null }],
])('a price with %s sells nothing of ours', async (_, change) => {
  const { payments } = await aProvider(200, { ...session, line_items: { data: [{ price: { ...price, ...change } }] } })
  expect(await payments.checkout('cs_1')).toMatchObject({ offer: null })
})

test.each([
  ['not JSON', '<html>', 'unreachable'],
  ['an empty object', {}, 'garbled'],
  ['something of another shape', { ...session, status: 7 }, 'garbled'],
])('takes %s for a failure and not for an answer', async (_, body, kind) => {
  const { payments } = await aProvider(200, body)
  await expect(payments.checkout('cs_1')).rejects.toMatchObject({ name: 'PaymentsFailure', kind })
})

test.each([
  [500, 'unreachable', 2],
  [503, 'unreachable', 2],
  [409, 'refused', 2],
  [429, 'refused', 1],
  [401, 'refused', 1],
  [403, 'refused', 1],
])('a %i is %s, after %i tries', async (status, kind, tries) => {
  const { payments, asked } = await aProvider(status, { error: { type: 'api_error', message: 'No.' } })
  await expect(payments.createCustomer('student', 'now')).rejects.toMatchObject({ kind })
  expect(asked).toHaveLength(tries)
  expect(new Set(asked.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set(['customer student now']))
})

test('waits so long and no longer, twice', async () => {
  const { payments, asked } = await aProviderThat(() => undefined, { timeoutMs: 50 })
  await expect(payments.checkout('cs_1')).rejects.toMatchObject({ kind: 'unreachable' })
  expect(asked).toHaveLength(2)
})

test('what is not there (any more) is no failure', async () => {
  const missing = { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such customer' } }
  const { payments } = await aProvider(404, missing)
  expect(await payments.checkout('cs_1')).toBeNull()
  expect(await payments.subscriptions('cus_1')).toEqual([])
  await payments.deleteCustomer('cus_1')
  await payments.cancel('sub_1')
})

test('keeps what a student typed inside the path', async () => {
  const { payments, asked } = await aProvider(200, session)
  await payments.checkout('cs_1/../../customers?limit=1')
  expect(asked[0]!.url).toMatch(/^\/v1\/checkout\/sessions\/cs_1%2F..%2F..%2Fcustomers%3Flimit%3D1\?/)
})
