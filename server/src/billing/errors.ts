import * as calls from '@labreach/contract/billing'
import type { Plan } from '@labreach/contract/plan'
import { payments, soldPlans } from '@labreach/contract/plans'
import { Refusal } from '../refusal.ts'

const refuseCheckout = Refusal.of(calls.createCheckout)
const refuseVerification = Refusal.of(calls.verifyPayment)
const refusePortal = Refusal.of(calls.createPortal)
const refuseEvent = Refusal.of(calls.stripeWebhook)

export const planNotSold = () =>
  refuseCheckout('plan_not_sold', `Only the ${soldPlans.map(({ label }) => label).join(' and the ')} can be bought.`)
export const priceChanged = (plan: Plan) =>
  refuseCheckout(
    'price_changed',
    `The ${plan.label} costs ${plan.pricePerMonth} ${payments.currency} per month. Please reload the page.`,
  )
export const alreadySubscribed = (plan: Plan) => refuseCheckout('already_basic', `You already have the ${plan.label}.`)
export const subscriptionOpen = () =>
  refuseCheckout(
    'subscription_open',
    'Your subscription is waiting for a payment. Please update your card under Subscription Management on your profile.',
  )
export const checkoutUnknown = () =>
  refuseVerification('checkout_unknown', 'Payment verification failed. Please contact support.')
export const returnUrlForeign = () =>
  refusePortal('return_url_foreign', 'The way back from the customer portal must lead to this site.')
export const customerUnknown = () =>
  refusePortal('customer_unknown', 'There is no subscription to manage yet. Please visit the pricing page to upgrade.')
export const signatureWrong = () => refuseEvent('signature_wrong', 'The signature of this event is not right.')

/** Refusals for an unreachable, slow or failing payment provider, by the operation. */
export const providerFailures = {
  checkout: () => refuseCheckout('payment_failed', 'Failed to create checkout session'),
  verify: () => refuseVerification('payment_failed', 'Failed to verify payment. Please contact support.'),
  portal: () => refusePortal('payment_failed', 'Failed to access customer portal. Please try again.'),
  event: () => refuseEvent('payment_failed', 'The payment provider could not be asked. Please send this event again.'),
} as const
