import { z } from 'zod'
import { PlanCode } from './account.ts'
import { Done, endpoint } from './endpoint.ts'

export const createCheckout = endpoint({
  name: 'createCheckout',
  method: 'POST',
  path: '/api/create-checkout-session/',
  who: 'student',
  summary: 'Start a hosted checkout; price and student are never taken from the payload',
  waits: true,
  body: z.object({
    plan_type: PlanCode,
    plan_name: z.string().optional(),
    /** What the student was shown, USD per month; another price than the plan's is refused. */
    price: z.number().optional(),
    user_id: z.string().optional(),
    /** Changes nothing: the trial needs no card and is claimed by `claim_trial`. */
    free_trial: z.boolean().optional(),
  }),
  answer: z.object({ session_id: z.string(), url: z.string() }),
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
  body: z.object({ session_id: z.string().max(200) }),
  /** `amount` in USD. Once `paid` is answered, the plan in force has followed. */
  answer: z.object({ status: z.enum(['paid', 'processing', 'unpaid']), amount: z.number() }),
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
  body: z.object({ user_id: z.string().optional(), return_url: z.string().max(2_000) }),
  answer: z.object({ portal_url: z.string() }),
  errors: { return_url_foreign: 400, customer_unknown: 404, payment_failed: 502 },
  errorAsMessage: true,
})

export const stripeWebhook = endpoint({
  name: 'stripeWebhook',
  method: 'POST',
  path: '/api/stripe/webhook/',
  who: 'anyone',
  summary: 'Events of the payment provider, signed; any other status than 200 asks for the event again',
  answer: Done,
  errors: { signature_wrong: 400, payment_failed: 502 },
})
