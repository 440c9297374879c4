/** The monthly price of a plan. `amount` is in cents. */
export type PlanPrice = { plan: string; name: string; amount: number; currency: string }

/** The current state of a subscription at the provider. Times are by the provider's clock. */
export type Subscription = {
  id: string
  status: string
  /** Whether it has ended for good and charges nothing. */
  hasEnded: boolean
  /** Null if the price was changed, or is not of this product. */
  planPrice: Omit<PlanPrice, 'name'> | null
  periodStart: Date
  periodEnd: Date
  /** When a cancelled subscription ends; null if it renews. */
  endsAt: Date | null
  /** The invoice of the current period. */
  invoice: { open: boolean; createdAt: Date } | null
  /** Whether the payment for the current period was fully refunded. False for an ended subscription, which pays for nothing. */
  refunded: boolean
}

export type CheckoutSession = {
  id: string
  /** The student who started the checkout; null if this product did not start it. */
  studentId: string | null
  customerId: string | null
  planPrice: Omit<PlanPrice, 'name'> | null
  status: 'paid' | 'processing' | 'unpaid'
  /** In cents. */
  amount: number
}

export type PaymentEvent = {
  id: string
  type: string
  /** Throws PaymentsFailure('unparsable'). Only for types that are handled: the content of others may have any shape. */
  readCustomerId(): string | null
}

/** The input of a checkout. `attempt` is an idempotency key: repeated clicks have the same one. */
export type CheckoutInput = {
  customerId: string
  studentId: string
  planPrice: PlanPrice
  attempt: string
  successUrl: string
  cancelUrl: string
}

/** A customer of the provider, and the student for whom this product created it. */
export type ProviderCustomer = { id: string; studentId: string }

/** The provider charges somebody who has nothing for it. Only the operator can end it, and pay it back. */
export type WrongCharge = {
  problem: 'a student pays for two subscriptions' | 'a customer without a student pays'
  student: string
  customers: string[]
}

/** A payment provider. All methods throw PaymentsFailure. */
export type Payments = {
  /** Creates a customer and returns its id. The same `attempt` returns the same customer. */
  createCustomer(studentId: string, attempt: string): Promise<string>
  /** Deletes a customer and ends its subscriptions. A customer that does not exist is no failure. */
  deleteCustomer(customerId: string): Promise<void>
  /** A page of the customers that this product created, newest first. `next`: the `after` of the next page. */
  listCustomers(after: string | null): Promise<{ customers: ProviderCustomer[]; next: string | null }>
  /**
   * Opens a page for the payment. An open page of the student for the same price is returned again, and every other open
   * page of the customer is closed. Throws PaymentsFailure('customer_missing').
   */
  openCheckout(input: CheckoutInput): Promise<{ id: string; url: string }>
  /** Closes a page for a payment, which can then not be paid. A closed or paid one is no failure. */
  closeCheckout(sessionId: string): Promise<void>
  /** Null if the provider has no such session. */
  readCheckoutSession(sessionId: string): Promise<CheckoutSession | null>
  /**
   * The URL of the page where a customer manages cards, invoices and the subscription. Throws
   * PaymentsFailure('customer_missing').
   */
  openPortal(customerId: string, returnUrl: string): Promise<string>
  /** All subscriptions of a customer, ended ones included. Empty for a customer that does not exist. */
  subscriptions(customerId: string): Promise<Subscription[]>
  /** Ends a subscription at once. One that has already ended is no failure. */
  cancel(subscriptionId: string): Promise<void>
  /**
   * Checks the signature over the received bytes and its age by the system time, and parses the event. Throws
   * PaymentsFailure('forged') and PaymentsFailure('unparsable').
   */
  readEvent(body: Buffer, signature: string): Promise<PaymentEvent>
}

/**
 * `unreachable`: the outcome of the call is unknown, also after a 5xx response. `refused`: the call had no effect.
 * `unparsable`: a response or an event cannot be parsed. `forged`: the signature of an event is wrong or too old.
 * `price_changed`: the price of a plan was changed or archived at the provider after this product had created it. `customer_missing`:
 * the provider does not know the customer, who was e.g. deleted in its dashboard or created with a key for tests.
 */
export type PaymentsFailureKind =
  | 'unreachable'
  | 'refused'
  | 'unparsable'
  | 'forged'
  | 'price_changed'
  | 'customer_missing'

export class PaymentsFailure extends Error {
  readonly kind: PaymentsFailureKind

  constructor(kind: PaymentsFailureKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'PaymentsFailure'
    this.kind = kind
  }
}
