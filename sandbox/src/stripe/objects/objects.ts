import type { Stripe } from 'stripe'

/**
 * A type of the official client in the form of the JSON, which is also the form that is stored: a reference is an id
 * and never an expanded object, a decimal is a string.
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

/** The envelope of every event. `data.object` is the object at the time of the event. */
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

/**
 * The delivery of an event to the product. `due`: milliseconds since 1970 by the computer's clock, not the sandbox's.
 */
export type Delivery = {
  id: string
  object: 'delivery'
  state: 'waiting' | 'held' | 'delivered' | 'lost' | 'given_up'
  attempts: number
  due: number
  copies: number
}

/** A response stored under its idempotency key (`id`). `path`: method and path. `asked`: the parameters as text. */
export type Replay = { id: string; object: 'replay'; asked: string; path: string; answer: string; created: number }

/** The type of one stored object, by the value of its property `object`. */
export type ObjectByKind = {
  customer: Customer
  product: Product
  price: Price
  'checkout.session': Session
  /** The line items of a checkout session; `id` is the session's. */
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
  /** Exists once `trial_will_end` was sent for the subscription of this id. */
  reminder: { id: string; object: 'reminder' }
  settings: { id: 'settings'; object: 'settings'; webhookUrl: string | null }
}
export type Kind = keyof ObjectByKind
