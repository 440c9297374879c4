import type { ObjectStore } from '../object-store.ts'
import { createInvalidError } from '../errors.ts'
import { createId } from './ids.ts'
import type { Customer, PaymentMethod, Subscription } from './objects.ts'

/** The accepted card numbers, the same as in Stripe's test mode, each with the text that the page shows. */
export const cardNumbers = {
  '4242424242424242': 'pays',
  '4000000000000002': 'is declined',
  '4000000000000341': 'is taken, and fails whenever it is charged',
} as const

/** Removes spaces and hyphens from the input. Throws Stripe's `incorrect_number` error unless it is a test card. */
export function readCardNumber(typed: string): keyof typeof cardNumbers {
  const digits = typed.replace(/[\s-]/g, '')
  if (digits in cardNumbers) return digits as keyof typeof cardNumbers
  throw createInvalidError('Your card number is invalid.', 'number', 'incorrect_number')
}

/** Whether a charge to this card succeeds. */
export const isChargeable = (card: PaymentMethod | undefined): boolean => card?.card?.last4 === '4242'

/** Stores a card for a customer. */
export function createCard(store: ObjectStore, customer: Customer, number: string): PaymentMethod {
  const year = new Date(store.now() * 1000).getUTCFullYear() + 3
  return store.put<'payment_method'>({
    id: createId('pm_1', 23),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email: customer.email, name: customer.name ?? null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: year,
      fingerprint: createId('', 16),
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: store.now(),
    customer: customer.id,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  })
}

/** The card that pays a subscription: the subscription's own, or else the customer's default. */
export function findCard(store: ObjectStore, subscription: Subscription): PaymentMethod | undefined {
  const customer = store.find('customer', subscription.customer)
  const id = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method
  return id ? store.find('payment_method', id) : undefined
}
