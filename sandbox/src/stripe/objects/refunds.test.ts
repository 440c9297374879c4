import { expect, test } from 'vitest'
import { aStripeSandbox } from '../../../test/stripe.ts'

test('refunds a charge in parts and sends charge.refunded for each', async () => {
  const sandbox = await aStripeSandbox()
  await sandbox.subscribe()
  const [charge] = (await sandbox.stripe.charges.list({ customer: sandbox.customer.id })).data
  expect(charge).toMatchObject({ amount: 300, paid: true, refunded: false, status: 'succeeded' })
  await sandbox.stripe.refunds.create({ charge: charge!.id, amount: 100 })
  const rest = await sandbox.stripe.refunds.create({ payment_intent: charge!.payment_intent as string })
  expect(rest).toMatchObject({ amount: 200, status: 'succeeded', charge: charge!.id })
  await sandbox.deliverEvents()
  expect(sandbox.webhook.received.slice(-2)).toMatchObject([
    {
      type: 'charge.refunded',
      data: { object: { amount_refunded: 100, refunded: false }, previous_attributes: { amount_refunded: 0 } },
    },
    {
      data: {
        object: { amount_refunded: 300, refunded: true },
        previous_attributes: { amount_refunded: 100, refunded: false },
      },
    },
  ])
  await expect(sandbox.stripe.refunds.create({ charge: charge!.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
  const payments = await sandbox.stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: charge!.payment_intent as string },
  })
  expect(payments.data).toHaveLength(1)
  expect((await sandbox.stripe.charges.retrieve(charge!.id, { expand: ['refunds'] })).refunds!.data).toHaveLength(2)
})
