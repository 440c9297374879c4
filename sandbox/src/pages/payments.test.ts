import { expect, test } from 'vitest'
import { aShop } from '../../test/stripe.ts'

test('shows customers with their plans and events with their delivery, and moves the clock', async () => {
  const shop = await aShop()
  const readPage = async () => (await fetch(`${shop.sandbox.url}/stripe`)).text()
  expect(await readPage()).toContain('No plan.')
  const { id } = await shop.subscribe()
  const paid = await readPage()
  for (const part of ['ada@gmail.com', 'Basic Plan, $3.00: active', 'checkout.session.completed', 'delivered']) {
    expect(paid).toContain(part)
  }
  const press = (days: string) => shop.press(`${shop.sandbox.url}/stripe/time`, { days })
  expect((await press('31')).headers.get('location')).toBe('/stripe')
  expect((await shop.stripe.invoices.list({ subscription: id })).data).toHaveLength(2)
  expect((await press('-1')).status).toBe(404)
})
