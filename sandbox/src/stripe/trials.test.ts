import { expect, test } from 'vitest'
import { aShop, toDays } from '../../test/stripe.ts'

test('the end of a trial without a card is announced, and missing_payment_method decides what follows', async () => {
  const shop = await aShop()
  const startTrial = (missing: 'cancel' | 'create_invoice') =>
    shop.stripe.subscriptions.create({
      customer: shop.customer.id,
      items: [{ price: shop.price.id }],
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method: missing } },
    })
  const [first, second] = [await startTrial('cancel'), await startTrial('create_invoice')]
  expect(first).toMatchObject({ status: 'trialing', trial_end: first.trial_start! + 7 * 86_400 })
  await shop.advance(toDays(3))
  expect(shop.types()).not.toContain('customer.subscription.trial_will_end')
  await shop.advance(toDays(2))
  expect(shop.types().filter((type) => type === 'customer.subscription.trial_will_end')).toHaveLength(2)
  await shop.advance(toDays(3))
  expect((await shop.stripe.subscriptions.retrieve(first.id)).status).toBe('canceled')
  expect((await shop.stripe.subscriptions.retrieve(second.id)).status).toBe('past_due')
})

test('a trial with a card becomes a paid month, at its end or when it is ended early', async () => {
  const shop = await aShop()
  const { id, trial_end: end } = await shop.subscribe({ subscription_data: { trial_period_days: 7 } })
  await shop.advance(toDays(8))
  expect(await shop.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).toMatchObject({
    status: 'active',
    items: { data: [{ current_period_start: end }] },
    latest_invoice: { amount_paid: 300 },
  })
  const other = await shop.subscribe({ subscription_data: { trial_period_days: 7 } })
  expect(await shop.stripe.subscriptions.update(other.id, { trial_end: 'now' })).toMatchObject({ status: 'active' })
})

test('a subscription whose first payment fails stays incomplete until it expires', async () => {
  const shop = await aShop()
  const subscribe = () =>
    shop.stripe.subscriptions.create({ customer: shop.customer.id, items: [{ price: shop.price.id }] })
  await expect(subscribe()).rejects.toThrow('This customer has no attached payment source')
  await shop.control('stripe/card', { customer: shop.customer.id, card: '4000000000000341' })
  const { id } = await subscribe()
  expect((await shop.stripe.subscriptions.retrieve(id)).status).toBe('incomplete')
  await shop.advance(toDays(1))
  expect((await shop.stripe.subscriptions.retrieve(id)).status).toBe('incomplete_expired')
})
