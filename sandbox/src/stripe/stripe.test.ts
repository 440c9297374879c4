import { expect, test } from 'vitest'
import { aSandbox, control } from '../../test/sandbox.ts'
import { stripeClient } from '../../test/stripe.ts'

test('refuses an unsupported call with an error that the official client throws', async () => {
  const sandbox = await aSandbox()
  const stripe = stripeClient(sandbox.env.STRIPE_API_URL!, sandbox.env.STRIPE_SECRET_KEY!)
  await expect(stripe.coupons.create({ percent_off: 10 })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    message: expect.stringContaining('POST: /v1/coupons'),
  })
})

test('refuses a wrong key and plays faults', async () => {
  const sandbox = await aSandbox()
  const wrong = stripeClient(sandbox.env.STRIPE_API_URL!, 'sk_test_wrong')
  await expect(wrong.customers.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 })
  await control(sandbox, 'faults', { service: 'stripe', kind: '429' })
  const right = stripeClient(sandbox.env.STRIPE_API_URL!, sandbox.env.STRIPE_SECRET_KEY!)
  await expect(right.customers.list()).rejects.toMatchObject({ type: 'StripeRateLimitError', statusCode: 429 })
})
