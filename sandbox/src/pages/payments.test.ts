import { expect, test } from 'vitest'
import { aStripeSandbox } from '../../test/stripe.ts'

test('shows customers with their plans and events with their delivery, and moves the clock', async () => {
  const sandbox = await aStripeSandbox()
  const readPage = async () => (await fetch(`${sandbox.url}/stripe`)).text()
  expect(await readPage()).toContain('No plan.')
  const { id } = await sandbox.subscribe()
  const paid = await readPage()
  for (const part of ['ada@gmail.com', 'Basic Plan, $3.00: active', 'checkout.session.completed', 'delivered']) {
    expect(paid).toContain(part)
  }
  const press = (days: string) => sandbox.press(`${sandbox.url}/stripe/time`, { days })
  expect((await press('31')).headers.get('location')).toBe('/stripe')
  expect((await sandbox.stripe.invoices.list({ subscription: id })).data).toHaveLength(2)
  expect((await press('-1')).status).toBe(404)
})
