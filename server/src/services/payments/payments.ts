/** What one plan costs each month; `amount` in cents. */
export type Offer = { plan: string; name: string; amount: number; currency: string }

/** A subscription as the provider has it now. Times are the provider's. */
export type Subscription = {
  id: string
  status: string
  /** Whether it holds and charges nothing any more. */
  isOver: boolean
  /** What is paid each month, where that is an offer of this product as it was made; null for any other price. */
  offer: Omit<Offer, 'name'> | null
  periodStart: Date
  periodEnd: Date
  /** When it ends by itself, if the student (or the provider) has said so. */
  endsAt: Date | null
  /** The invoice of the present period. */
  invoice: { open: boolean; createdAt: Date } | null
  /** Whether what was paid for the present period has been given back whole. */
  refunded: boolean
}

export type CheckoutSession = {
  id: string
  /** Whom the checkout was started for, as it was said then; null when this product did not start it. */
  studentId: string | null
  customerId: string | null
  offer: Omit<Offer, 'name'> | null
  status: 'paid' | 'processing' | 'unpaid'
  /** In cents. */
  amount: number
}

export type PaymentEvent = { id: string; type: string; customerId: string | null }

/** Whom a checkout is for and where the browser comes back to. `attempt` is the same for clicks that mean one checkout. */
export type CheckoutInput = {
  customerId: string
  studentId: string
  offer: Offer
  attempt: string
  successUrl: string
  cancelUrl: string
}

/** What the product needs of a payment provider. Everything throws PaymentsFailure. */
export type Payments = {
  /** Makes a customer; the same `attempt` makes the same one. */
  createCustomer(studentId: string, attempt: string): Promise<string>
  /** Forgets a customer and ends what they subscribe to; one that is gone already counts as forgotten. */
  deleteCustomer(customerId: string): Promise<void>
  /** A page to pay on; one that the student has left open for the same price is answered again. */
  openCheckout(input: CheckoutInput): Promise<{ id: string; url: string }>
  /** Null when the provider knows no such session. */
  checkout(sessionId: string): Promise<CheckoutSession | null>
  /** The page where a customer manages cards, invoices and the subscription. */
  openPortal(customerId: string, returnUrl: string): Promise<string>
  /** Every subscription there ever was, as it is now; none for a customer that is gone. */
  subscriptions(customerId: string): Promise<Subscription[]>
  /** Ends a subscription at once; one that has ended counts as done. */
  cancel(subscriptionId: string): Promise<void>
  /** Checks the signature over the bytes as they came, and its age by the computer's time. Throws PaymentsFailure('forged'). */
  readEvent(body: Buffer, signature: string): Promise<PaymentEvent>
}

/** `unreachable`: nobody knows what came of it. `refused`: it was not done. `garbled`: the answer made no sense. */
export type PaymentsFailureKind = 'unreachable' | 'refused' | 'garbled' | 'forged'

export class PaymentsFailure extends Error {
  readonly kind: PaymentsFailureKind

  constructor(kind: PaymentsFailureKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'PaymentsFailure'
    this.kind = kind
  }
}
