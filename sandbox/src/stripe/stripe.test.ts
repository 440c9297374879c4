import { expect, test } from 'vitest'
import { aSandbox, callControl } from '../../test/sandbox.ts'
import { createStripeClient } from '../../test/stripe.ts'

test('refuses an unsupported call with an error that the official client throws', async () => {
  const sandbox = await aSandbox()
  const stripe = createStripeClient(sandbox.env.STRIPE_API_URL!, sandbox.env.STRIPE_SECRET_KEY!)
  await expect(stripe.coupons.create({ percent_off: 10 })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    message: expect.stringContaining('POST: /v1/coupons'),
  })
})

test('refuses a wrong key and plays faults', async () => {
  const sandbox = await aSandbox()
  const wrong = createStripeClient(sandbox.env.STRIPE_API_URL!, 'sk_test_wrong')
  await expect(wrong.customers.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 })
  await callControl(sandbox, 'faults', { service: 'stripe', kind: '429' })
  const right = createStripeClient(sandbox.env.STRIPE_API_URL!, sandbox.env.STRIPE_SECRET_KEY!)
  await expect(right.customers.list()).rejects.toMatchObject({ type: 'StripeRateLimitError', statusCode: 429 })
})
