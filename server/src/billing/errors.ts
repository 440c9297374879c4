import { payments, plans, SOLD_PLAN } from '@labreach/contract/plans'
import { Refusal } from '../refusal.ts'

const sold = plans[SOLD_PLAN]

export const planNotSold = () => new Refusal('plan_not_sold', `Only the ${sold.label} can be bought.`)
export const priceChanged = () =>
  new Refusal(
    'price_changed',
    `The ${sold.label} costs ${sold.pricePerMonth} ${payments.currency} per month. Please reload the page.`,
  )
export const alreadyBasic = () => new Refusal('already_basic', `You already have the ${sold.label}.`)
export const subscriptionOpen = () =>
  new Refusal(
    'subscription_open',
    'Your subscription is waiting for a payment. Please update your card under Subscription Management on your profile.',
  )
export const checkoutUnknown = () =>
  new Refusal('checkout_unknown', 'Payment verification failed. Please contact support.')
export const returnUrlForeign = () =>
  new Refusal('return_url_foreign', 'The way back from the customer portal must lead to this site.')
export const customerUnknown = () =>
  new Refusal('customer_unknown', 'There is no subscription to manage yet. Please visit the pricing page to upgrade.')
export const signatureWrong = () => new Refusal('signature_wrong', 'The signature of this event is not right.')

/** What a student reads while the payment provider is away, slow or makes no sense, by what they wanted of it. */
export const providerAway = {
  checkout: () => new Refusal('payment_failed', 'Failed to create checkout session'),
  verify: () => new Refusal('payment_failed', 'Failed to verify payment. Please contact support.'),
  portal: () => new Refusal('payment_failed', 'Failed to access customer portal. Please try again.'),
  event: () => new Refusal('payment_failed', 'The payment provider could not be asked. Please send this event again.'),
} as const
