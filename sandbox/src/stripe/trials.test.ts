import { expect, test } from 'vitest'
import { aStripeSandbox } from '../../test/stripe.ts'

test('the end of a trial without a card is announced, and missing_payment_method decides what follows', async () => {
  const sandbox = await aStripeSandbox()
  const startTrial = (missing: 'cancel' | 'create_invoice') =>
    sandbox.stripe.subscriptions.create({
      customer: sandbox.customer.id,
      items: [{ price: sandbox.price.id }],
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method: missing } },
    })
  const [first, second] = [await startTrial('cancel'), await startTrial('create_invoice')]
  expect(first).toMatchObject({ status: 'trialing', trial_end: first.trial_start! + 7 * 86_400 })
  await sandbox.advanceDays(3)
  expect(sandbox.receivedEventTypes()).not.toContain('customer.subscription.trial_will_end')
  await sandbox.advanceDays(2)
  expect(sandbox.receivedEventTypes().filter((type) => type === 'customer.subscription.trial_will_end')).toHaveLength(2)
  await sandbox.advanceDays(3)
  expect((await sandbox.stripe.subscriptions.retrieve(first.id)).status).toBe('canceled')
  expect((await sandbox.stripe.subscriptions.retrieve(second.id)).status).toBe('past_due')
})

test('a trial with a card becomes a paid month, at its end or when it is ended early', async () => {
  const sandbox = await aStripeSandbox()
  const { id, trial_end: end } = await sandbox.subscribe({ subscription_data: { trial_period_days: 7 } })
  await sandbox.advanceDays(8)
  expect(await sandbox.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).toMatchObject({
    status: 'active',
    items: { data: [{ current_period_start: end }] },
    latest_invoice: { amount_paid: 300 },
  })
  const other = await sandbox.subscribe({ subscription_data: { trial_period_days: 7 } })
  expect(await sandbox.stripe.subscriptions.update(other.id, { trial_end: 'now' })).toMatchObject({ status: 'active' })
})

test('a subscription whose first payment fails stays incomplete until it expires', async () => {
  const sandbox = await aStripeSandbox()
  const subscribe = () =>
    sandbox.stripe.subscriptions.create({ customer: sandbox.customer.id, items: [{ price: sandbox.price.id }] })
  await expect(subscribe()).rejects.toThrow('This customer has no attached payment source')
  await sandbox.control('stripe/card', { customer: sandbox.customer.id, card: '4000000000000341' })
  const { id } = await subscribe()
  expect((await sandbox.stripe.subscriptions.retrieve(id)).status).toBe('incomplete')
  await sandbox.advanceDays(1)
  expect((await sandbox.stripe.subscriptions.retrieve(id)).status).toBe('incomplete_expired')
})
