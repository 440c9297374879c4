import { expect, test } from 'vitest'
import { aStripeSandbox } from '../../test/stripe.ts'

const pay = { do: 'pay', card: '4242 4242 4242 4242' }

test('a checkout is paid on its page, which redirects to the success URL with the session id', async () => {
  const sandbox = await aStripeSandbox()
  const session = await sandbox.checkout()
  expect(session).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 300,
    client_reference_id: '7',
    metadata: { student: '7' },
    subscription: null,
  })
  expect(session.expires_at - session.created).toBe(86_400)
  expect(session).not.toHaveProperty('line_items')
  const page = await (await fetch(session.url!)).text()
  expect(page).toContain('Basic Plan')
  expect(page).toContain('$3.00 per month')

  const response = await sandbox.press(session.url!, pay)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`http://localhost:43290/payment-success?session_id=${session.id}`)
  const paid = await sandbox.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription.latest_invoice', 'customer', 'line_items'],
  })
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer: { object: 'customer', email: 'ada@gmail.com' },
    line_items: { data: [{ object: 'item', amount_total: 300, price: { lookup_key: 'basic_monthly' } }] },
    subscription: {
      status: 'active',
      metadata: { student: '7' },
      items: { data: [{ price: { id: sandbox.price.id, unit_amount: 300 } }] },
      latest_invoice: { object: 'invoice', status: 'paid', amount_paid: 300, billing_reason: 'subscription_create' },
    },
  })
  expect(await (await fetch(session.url!)).text()).toContain('This has been paid.')
  expect((await sandbox.press(session.url!, pay)).status).toBe(410)
  expect((await sandbox.stripe.subscriptions.list({ customer: sandbox.customer.id })).data).toHaveLength(1)
})

test('a checkout stays open after a declined card, and another card pays it', async () => {
  const sandbox = await aStripeSandbox()
  const session = await sandbox.checkout()
  for (const fields of [
    { do: 'decline', card: '' },
    { ...pay, card: '4000000000000002' },
  ]) {
    const response = await sandbox.press(session.url!, fields)
    expect(response.status).toBe(402)
    expect(await response.text()).toContain('Your card was declined.')
  }
  expect(await (await sandbox.press(session.url!, { ...pay, card: '1234' })).text()).toContain(
    'Your card number is invalid.',
  )
  expect(await sandbox.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
  })
  expect((await sandbox.stripe.subscriptions.list({ customer: sandbox.customer.id, status: 'all' })).data).toEqual([])
  expect((await sandbox.press(session.url!, pay)).status).toBe(303)
})

test('Cancel redirects to the cancel URL and leaves the checkout open', async () => {
  const sandbox = await aStripeSandbox()
  const session = await sandbox.checkout()
  const response = await sandbox.press(session.url!, { do: 'cancel', card: '' })
  expect(response.headers.get('location')).toBe('http://localhost:43290/payment-canceled')
  expect((await sandbox.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
})

test('a checkout expires after a day, or through the expire call', async () => {
  const sandbox = await aStripeSandbox()
  const [early, late] = [await sandbox.checkout(), await sandbox.checkout()]
  expect(await sandbox.stripe.checkout.sessions.expire(early.id)).toMatchObject({ status: 'expired', url: null })
  await expect(sandbox.stripe.checkout.sessions.expire(early.id)).rejects.toThrow('has a status of expired')
  await sandbox.advanceDays(1)
  expect(await sandbox.stripe.checkout.sessions.retrieve(late.id)).toMatchObject({ status: 'expired' })
  expect(await (await fetch(late.url!)).text()).toContain('This checkout has expired.')
  expect((await sandbox.press(late.url!, pay)).status).toBe(410)
  expect(sandbox.receivedEventTypes().filter((type) => type === 'checkout.session.expired')).toHaveLength(2)
})

test('a checkout with a trial stores a card and charges nothing', async () => {
  const sandbox = await aStripeSandbox()
  const session = await sandbox.checkout({ subscription_data: { trial_period_days: 7 } })
  expect(session.amount_total).toBe(0)
  expect(await (await fetch(session.url!)).text()).toContain('7 days free, then $3.00 per month')
  await sandbox.press(session.url!, pay)
  const paid = await sandbox.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription', 'invoice'] })
  expect(paid).toMatchObject({
    payment_status: 'no_payment_required',
    subscription: { status: 'trialing' },
    invoice: { status: 'paid', amount_paid: 0 },
  })
})
