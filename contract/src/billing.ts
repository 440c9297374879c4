import { endpoint } from './endpoint.ts'

export const createCheckout = endpoint({
  name: 'createCheckout',
  method: 'POST',
  path: '/api/create-checkout-session/',
  session: 'required',
  summary: 'Start a hosted checkout; the price and the student are never taken from the body',
  external: true,
  errors: { plan_not_sold: 400, price_changed: 409, already_basic: 409, subscription_open: 409, payment_failed: 502 },
  errorAsMessage: true,
})

export const verifyPayment = endpoint({
  name: 'verifyPayment',
  method: 'POST',
  path: '/api/verify-payment/',
  session: 'required',
  summary: 'The payment status of a checkout session of this student',
  external: true,
  errors: { checkout_unknown: 404, payment_failed: 502 },
  errorAsMessage: true,
})

export const createPortal = endpoint({
  name: 'createPortal',
  method: 'POST',
  path: '/api/create-portal-session/',
  session: 'required',
  summary: "A link to the payment provider's customer portal",
  external: true,
  errors: { return_url_foreign: 400, customer_unknown: 404, payment_failed: 502 },
  errorAsMessage: true,
})

export const stripeWebhook = endpoint({
  name: 'stripeWebhook',
  method: 'POST',
  path: '/api/stripe/webhook/',
  reserved: 'payments',
  session: 'none',
  summary: 'Receive a signed event of the payment provider; after any status but 200 the provider sends it again',
  errors: { signature_wrong: 400, payment_failed: 502 },
})
