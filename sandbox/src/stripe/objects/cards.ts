import type { Books } from '../books.ts'
import { invalid } from '../errors.ts'
import { newId } from './ids.ts'
import type { Customer, PaymentMethod, Subscription } from './objects.ts'

/** The numbers that are played, as in Stripe's own test mode. */
export const cardNumbers = {
  '4242424242424242': 'pays',
  '4000000000000002': 'is declined',
  '4000000000000341': 'is taken, and fails whenever it is charged',
} as const

/** The digits of what was typed. Throws what Stripe says of a number that is none of the test cards. */
export function cardNumber(typed: string): keyof typeof cardNumbers {
  const digits = typed.replace(/[\s-]/g, '')
  if (digits in cardNumbers) return digits as keyof typeof cardNumbers
  throw invalid('Your card number is invalid.', 'number', 'incorrect_number')
}

/** Whether a charge to this card goes through. */
export const pays = (card: PaymentMethod | undefined): boolean => card?.card?.last4 === '4242'

/** Keeps a card for a customer. */
export function newCard(books: Books, customer: Customer, number: string): PaymentMethod {
  const year = new Date(books.now() * 1000).getUTCFullYear() + 3
  return books.put<'payment_method'>({
    id: newId('pm_1', 23),
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
      fingerprint: newId('', 16),
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: books.now(),
    customer: customer.id,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  })
}

/** The card that a subscription is charged to: its own, or else its customer's. */
export function cardOf(books: Books, subscription: Subscription): PaymentMethod | undefined {
  const customer = books.find('customer', subscription.customer)
  const id = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method
  return id ? books.find('payment_method', id) : undefined
}
