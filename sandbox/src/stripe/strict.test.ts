import type { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { aStripeSandbox } from '../../test/stripe.ts'

type StripeSandbox = Awaited<ReturnType<typeof aStripeSandbox>>

/** Calls the API without the official client, with `form` as the request body. */
async function rawCall({ url, env }: StripeSandbox, path: string, form?: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/v1/${path}`, {
    ...(form !== undefined && { method: 'POST', body: form }),
    headers: {
      authorization: `Bearer ${env.STRIPE_SECRET_KEY}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  })
  return {
    status: response.status,
    body: (await response.json()) as { error?: object; id?: string },
    headers: response.headers,
  }
}

test.each([
  [
    'customers',
    'emial=a@b.c',
    { code: 'parameter_unknown', param: 'emial', message: 'Received unknown parameter: emial' },
  ],
  ['customers', 'invoice_settings[footer]=x', { code: 'parameter_unknown', param: 'invoice_settings[footer]' }],
  [
    'checkout/sessions',
    'mode=subscription',
    { code: 'parameter_missing', param: 'line_items', message: 'Missing required param: line_items.' },
  ],
  [
    'prices',
    'currency=usd&unit_amount=3.5',
    { code: 'parameter_invalid_integer', param: 'unit_amount', message: 'Invalid integer: 3.5' },
  ],
  ['prices', 'currency=usd&unit_amount=3', { code: 'parameter_missing', param: 'product' }],
  ['products', 'name=', { code: 'parameter_invalid_empty', param: 'name' }],
  [
    'billing_portal/sessions',
    'customer=cus_none',
    { code: 'resource_missing', param: 'customer', message: "No such customer: 'cus_none'" },
  ],
  ['refunds', 'charge=ch_none&reason=no', { param: 'reason', message: expect.stringContaining('must be one of') }],
  [
    'subscriptions',
    'customer=x&items[0][price]=p&items[0][color]=red',
    { code: 'parameter_unknown', param: 'items[0][color]' },
  ],
])('refuses POST %s with %s', async (path, form, error) => {
  const { status, body } = await rawCall(await aStripeSandbox(), path, form)
  expect(status).toBe(400)
  expect(body.error).toMatchObject({ type: 'invalid_request_error', ...error })
})

test('returns 404 with the id of the missing object', async () => {
  const { stripe } = await aStripeSandbox()
  for (const [call, message] of [
    [stripe.customers.retrieve('cus_none'), "No such customer: 'cus_none'"],
    [stripe.subscriptions.retrieve('sub_none'), "No such subscription: 'sub_none'"],
    [stripe.checkout.sessions.retrieve('cs_none'), "No such checkout.session: 'cs_none'"],
    [stripe.events.retrieve('evt_none'), "No such event: 'evt_none'"],
  ] as const) {
    await expect(call).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'id', message })
  }
})

test('refuses another API version, and returns request id and version in headers', async () => {
  const sandbox = await aStripeSandbox()
  const old = await rawCall(sandbox, 'customers', undefined, { 'stripe-version': '2020-08-27' })
  expect(old).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining('2020-08-27') } } })
  const own = await rawCall(sandbox, 'customers')
  expect(own.headers.get('stripe-version')).toBe('2026-10-28.endive')
  expect(own.headers.get('request-id')).toMatch(/^req_\w{14}$/)
})

test('returns the stored response for a repeated idempotency key, and refuses the key for another call', async () => {
  const sandbox = await aStripeSandbox()
  const createOnce = (email: string) => sandbox.stripe.customers.create({ email }, { idempotencyKey: 'key-1' })
  const first = await createOnce('grace@gmail.com')
  const again = await createOnce('grace@gmail.com')
  expect(again.id).toBe(first.id)
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed')
  await expect(createOnce('other@gmail.com')).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
  await expect(sandbox.stripe.products.create({ name: 'x' }, { idempotencyKey: 'key-1' })).rejects.toThrow(
    '/v1/customers',
  )
  expect((await sandbox.stripe.customers.list({ email: 'grace@gmail.com' })).data).toHaveLength(1)
  await sandbox.advanceDays(1)
  expect((await createOnce('other@gmail.com')).id).not.toBe(first.id)
})

test('a call with a lost response is carried out once when the client repeats it', async () => {
  const sandbox = await aStripeSandbox()
  await sandbox.control('faults', { service: 'stripe', kind: 'lost_response' })
  const { id } = await sandbox.stripe.customers.create({ email: 'lost@gmail.com' }, { maxNetworkRetries: 1 })
  expect((await sandbox.stripe.customers.list({ email: 'lost@gmail.com' })).data.map((one) => one.id)).toEqual([id])
})

test('lists pages newest first, in both directions and for a range of times', async () => {
  const { stripe } = await aStripeSandbox()
  const made: string[] = []
  for (let number = 0; number < 5; number++) made.unshift((await stripe.customers.create({ email: 'n@gmail.com' })).id)
  const listIds = async (more: Stripe.CustomerListParams) => {
    const { data, has_more } = await stripe.customers.list({ email: 'n@gmail.com', ...more })
    return { ids: data.map(({ id }) => id), has_more }
  }
  expect(await listIds({ limit: 2 })).toEqual({ ids: made.slice(0, 2), has_more: true })
  expect(await listIds({ limit: 2, starting_after: made[2]! })).toEqual({ ids: made.slice(3), has_more: false })
  expect(await listIds({ limit: 2, ending_before: made[3]! })).toEqual({ ids: made.slice(1, 3), has_more: true })
  expect(await listIds({ created: { lt: 1 } })).toEqual({ ids: [], has_more: false })
  const all = await stripe.customers.list({ email: 'n@gmail.com', limit: 2 }).autoPagingToArray({ limit: 100 })
  expect(all.map(({ id }) => id)).toEqual(made)
  await expect(listIds({ limit: 101 })).rejects.toMatchObject({ param: 'limit' })
  await expect(listIds({ starting_after: 'cus_none' })).rejects.toMatchObject({
    param: 'starting_after',
    statusCode: 400,
  })
})

test('finds a price by its lookup key, which belongs to one price', async () => {
  const { stripe, price } = await aStripeSandbox()
  const found = await stripe.prices.list({ lookup_keys: ['basic_monthly', 'other'], expand: ['data.product'] })
  expect(found.data).toMatchObject([
    { id: price.id, unit_amount: 300, product: { object: 'product', name: 'Basic Plan' } },
  ])
  expect(String(found.data[0]!.unit_amount_decimal)).toBe('300')
  const another = { currency: 'usd', unit_amount: 400, product: price.product as string, lookup_key: 'basic_monthly' }
  await expect(stripe.prices.create(another)).rejects.toMatchObject({ code: 'resource_already_exists' })
  const taken = await stripe.prices.create({ ...another, transfer_lookup_key: true })
  expect((await stripe.prices.list({ lookup_keys: ['basic_monthly'] })).data.map(({ id }) => id)).toEqual([taken.id])
  expect((await stripe.prices.retrieve(price.id)).lookup_key).toBeNull()
})

test('refuses to expand a field that is not an object', async () => {
  const { stripe, customer } = await aStripeSandbox()
  await expect(stripe.customers.retrieve(customer.id, { expand: ['email'] })).rejects.toThrow(
    'This property cannot be expanded (email).',
  )
})

test('changes, lists and deletes a customer', async () => {
  const sandbox = await aStripeSandbox()
  const { stripe, customer } = sandbox
  const changed = await stripe.customers.update(customer.id, { name: '', metadata: { student: '', plan: 'B' } })
  expect(changed).toMatchObject({ name: null, email: 'ada@gmail.com', metadata: { plan: 'B' } })
  const subscription = await sandbox.subscribe()
  expect(await stripe.customers.del(customer.id)).toEqual(expect.objectContaining({ id: customer.id, deleted: true }))
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true })
  expect((await stripe.customers.list({ email: 'ada@gmail.com' })).data).toEqual([])
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled')
  await expect(stripe.customers.update(customer.id, { name: 'x' })).rejects.toMatchObject({ statusCode: 404 })
})
