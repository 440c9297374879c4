import type { Stripe } from 'stripe'

/**
 * The official client's type of an object as it is on the wire and kept here: a reference is an id and never expanded,
 * a decimal is a string.
 */
type Wire<T> = [string] extends [T]
  ? Extract<T, string | number | null | undefined>
  : T extends Stripe.Decimal
    ? string
    : T extends object
      ? { [K in keyof T]: Wire<T[K]> }
      : T

export type Customer = Omit<Wire<Stripe.Customer>, 'deleted'> & { deleted?: true }
export type Product = Wire<Stripe.Product>
export type Price = Wire<Stripe.Price>
export type LineItem = Wire<Stripe.LineItem>
export type Session = Wire<Stripe.Checkout.Session>
export type Subscription = Wire<Stripe.Subscription>
export type SubscriptionItem = Wire<Stripe.SubscriptionItem>
export type Invoice = Wire<Stripe.Invoice>
export type InvoicePayment = Wire<Stripe.InvoicePayment>
export type Charge = Wire<Stripe.Charge>
export type Refund = Wire<Stripe.Refund>
export type PaymentMethod = Wire<Stripe.PaymentMethod>
export type PortalSession = Wire<Stripe.BillingPortal.Session>

/** The envelope of every event. `data.object` is the object as it was then. */
export type Event = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: object; previous_attributes?: Record<string, unknown> }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: EventType
}

export const eventTypes = [
  'charge.refunded',
  'charge.succeeded',
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.created',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.trial_will_end',
  'customer.subscription.updated',
  'customer.updated',
  'invoice.created',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
] as const satisfies Stripe.Event.Type[]
export type EventType = (typeof eventTypes)[number]

/** Where an event stands on its way to the product. `due`: milliseconds of the computer's own clock. */
export type Delivery = {
  id: string
  object: 'delivery'
  state: 'waiting' | 'held' | 'delivered' | 'lost' | 'given_up'
  attempts: number
  due: number
  copies: number
}

/** An answer that is given again for the same idempotency key. `asked`: method, path and parameters. */
export type Replay = { id: string; object: 'replay'; asked: string; path: string; answer: string; created: number }

/** What is kept, by the `object` that each says it is. */
export type Tables = {
  customer: Customer
  product: Product
  price: Price
  'checkout.session': Session
  /** What a session sells; `id` is the session's. */
  basket: {
    id: string
    object: 'basket'
    items: LineItem[]
    subscription: { metadata: Record<string, string>; trialDays: number }
  }
  subscription: Subscription
  invoice: Invoice
  invoice_payment: InvoicePayment
  charge: Charge
  refund: Refund
  payment_method: PaymentMethod
  'billing_portal.session': PortalSession
  event: Event
  delivery: Delivery
  replay: Replay
  /** The subscription of this id has been told that its trial is about to end. */
  reminder: { id: string; object: 'reminder' }
  settings: { id: 'settings'; object: 'settings'; webhookUrl: string | null }
}
export type Kind = keyof Tables
