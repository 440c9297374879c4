import { expect, test } from 'vitest'
import { aStripeSandbox } from '../../test/stripe.ts'

const back = 'http://localhost:43290/profile'

async function aPortal() {
  const sandbox = await aStripeSandbox()
  const subscription = await sandbox.subscribe()
  const session = await sandbox.stripe.billingPortal.sessions.create({
    customer: sandbox.customer.id,
    return_url: back,
  })
  const readPage = async () => (await fetch(session.url)).text()
  const press = async (fields: Record<string, string>) => {
    const response = await sandbox.press(session.url, { subscription: subscription.id, ...fields })
    return response.status === 303 ? readPage() : response.text()
  }
  return {
    ...sandbox,
    subscription,
    session,
    page: readPage,
    press,
    now: () => sandbox.stripe.subscriptions.retrieve(subscription.id),
  }
}

test('shows plan, card, invoices and a link to the return URL', async () => {
  const { page, session, customer } = await aPortal()
  expect(session).toMatchObject({ object: 'billing_portal.session', customer: customer.id, return_url: back })
  const text = await page()
  for (const part of [
    'Basic Plan',
    '$3.00 per month',
    'Active. Renews on',
    'visa ending in 4242',
    '$3.00, paid',
    `href="${back}"`,
  ]) {
    expect(text).toContain(part)
  }
})

test('cancels at the end of the period by cancel_at, as flexible billing does, and renews again', async () => {
  const portal = await aPortal()
  const end = portal.subscription.items.data[0]!.current_period_end
  expect(await portal.press({ do: 'cancel' })).toContain('Active. Ends on')
  expect(await portal.now()).toMatchObject({ status: 'active', cancel_at: end, cancel_at_period_end: false })
  expect(await portal.press({ do: 'renew' })).toContain('Active. Renews on')
  expect(await portal.now()).toMatchObject({ cancel_at: null, canceled_at: null })
  await portal.press({ do: 'cancel' })
  await portal.advanceDays(32)
  expect(await portal.now()).toMatchObject({ status: 'canceled', ended_at: end })
})

test('changes the card, refuses a declined one, and pays an open invoice', async () => {
  const portal = await aPortal()
  expect(await portal.press({ do: 'card', card: '4000 0000 0000 0002' })).toContain('Your card was declined.')
  expect(await portal.press({ do: 'card', card: '4000 0000 0000 0341' })).toContain('visa ending in 0341')
  await portal.advanceDays(31)
  const fresh = await portal.stripe.billingPortal.sessions.create({ customer: portal.customer.id, return_url: back })
  expect(await (await fetch(fresh.url)).text()).toContain('Past due')
  const { latest_invoice: invoice } = await portal.now()
  const pay = () => portal.press({ do: 'pay', invoice: invoice as string })
  expect((await portal.stripe.invoices.retrieve(invoice as string)).status).toBe('open')
  const press = (fields: Record<string, string>) =>
    fetch(fresh.url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  expect(await (await press({ do: 'pay', invoice: invoice as string })).text()).toContain('Your card was declined.')
  await press({ do: 'card', card: '4242 4242 4242 4242' })
  expect((await press({ do: 'pay', invoice: invoice as string })).status).toBe(303)
  expect((await portal.now()).status).toBe('active')
  expect(await pay()).toContain('This link has expired')
})

test("a portal link cannot change another customer's plan", async () => {
  const { stripe, subscription, url: sandboxUrl } = await aPortal()
  const stranger = await stripe.customers.create({ email: 'eve@gmail.com' })
  const { url } = await stripe.billingPortal.sessions.create({ customer: stranger.id })
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ do: 'cancel', subscription: subscription.id }),
  })
  expect(response.status).toBe(402)
  expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull()
  expect((await fetch(`${sandboxUrl}/stripe/portal/bps_1none`)).status).toBe(404)
})

test('the control API changes a price, refunds, and lists all objects of a customer', async () => {
  const sandbox = await aStripeSandbox()
  await sandbox.control('stripe/price', { lookup_key: 'basic_monthly', unit_amount: 1 })
  expect((await sandbox.checkout()).amount_total).toBe(1)
  await sandbox.subscribe()
  await sandbox.control('stripe/refund', { customer: sandbox.customer.id })
  const state = await sandbox.control<Record<string, object[]>>(`stripe/state?customer=${sandbox.customer.id}`)
  expect(Object.fromEntries(Object.entries(state).map(([name, all]) => [name, all.length]))).toEqual({
    customers: 1,
    subscriptions: 1,
    invoices: 1,
    charges: 1,
    sessions: 2,
    events: 10,
  })
  await expect(sandbox.control('stripe/switches', { holt: true })).rejects.toThrow('holt')
  await expect(sandbox.control('stripe/checkout', { session: 'cs_none' })).rejects.toThrow(
    "No such checkout.session: 'cs_none'",
  )
  await sandbox.control('reset', {})
  expect((await sandbox.stripe.customers.list()).data).toEqual([])
})
