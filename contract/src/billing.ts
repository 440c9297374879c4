import { endpoint } from './endpoint.ts'

export const createCheckout = endpoint({
  name: 'createCheckout',
  method: 'POST',
  path: '/api/create-checkout-session/',
  who: 'student',
  summary: 'Start a hosted checkout; price and student are never taken from the payload',
  waits: true,
  errors: { plan_not_sold: 400, price_changed: 409, already_basic: 409, subscription_open: 409, payment_failed: 502 },
  errorAsMessage: true,
})

export const verifyPayment = endpoint({
  name: 'verifyPayment',
  method: 'POST',
  path: '/api/verify-payment/',
  who: 'student',
  summary: 'What became of a checkout session of this student',
  waits: true,
  errors: { checkout_unknown: 404, payment_failed: 502 },
  errorAsMessage: true,
})

export const createPortal = endpoint({
  name: 'createPortal',
  method: 'POST',
  path: '/api/create-portal-session/',
  who: 'student',
  summary: "A link to the payment provider's customer portal",
  waits: true,
  errors: { return_url_foreign: 400, customer_unknown: 404, payment_failed: 502 },
  errorAsMessage: true,
})

export const stripeWebhook = endpoint({
  name: 'stripeWebhook',
  method: 'POST',
  path: '/api/stripe/webhook/',
  keeps: 'payments',
  who: 'anyone',
  summary: 'Events of the payment provider, signed; any other status than 200 asks for the event again',
  errors: { signature_wrong: 400, payment_failed: 502 },
})
