import type { CallContext } from './call.ts'
import { daySeconds } from './calendar.ts'
import { readCardNumber, createCard, isChargeable } from './objects/cards.ts'
import { changeCustomer, createCustomer, getCustomer } from './objects/customers.ts'
import { createDeclinedError, createInvalidError } from './errors.ts'
import { createCustomerDetails } from './objects/create-default-checkout-session.ts'
import { startSubscription } from './objects/start-subscription.ts'
import type { Session } from './objects/objects.ts'

/**
 * Pays an open session, as the Pay button does. Throws a StripeError with the message for the page; the caller's
 * `change` then stores nothing.
 */
export function paySession(context: CallContext, session: Session, typed: string): Session {
  const { store } = context
  if (session.status !== 'open') throw createInvalidError('This checkout session is no longer open.')
  const number = readCardNumber(typed)
  const basket = store.find('basket', session.id)!
  const trial = basket.subscription.trialDays > 0
  const customer = session.customer
    ? getCustomer(store, session.customer)
    : createCustomer(context, { email: session.customer_email ?? '' })
  const card = createCard(store, customer, number)
  // The card 0341 can be stored but not charged, so only a trial accepts it.
  if (number === '4000000000000002' || (!trial && !isChargeable(card))) throw createDeclinedError()
  const settings = { ...customer.invoice_settings, default_payment_method: card.id }
  const updated = changeCustomer(store, customer, { currency: session.currency, invoice_settings: settings })
  const now = store.now()
  const subscription = startSubscription(context, {
    customer: updated,
    items: basket.items.map(({ price, quantity }) => ({ price: price!, quantity: quantity ?? 1 })),
    metadata: basket.subscription.metadata,
    now,
    trialEnd: trial ? now + basket.subscription.trialDays * daySeconds : undefined,
    card: card.id,
  })
  const complete = store.put<'checkout.session'>({
    ...session,
    customer: customer.id,
    customer_details: createCustomerDetails(customer.email, customer.name ?? null),
    invoice: subscription.latest_invoice,
    payment_status: trial ? 'no_payment_required' : 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  })
  store.emit('checkout.session.completed', complete)
  return complete
}

/** The URL of the redirect after payment. */
export const composeSuccessUrl = ({ id, success_url: url }: Session): string =>
  (url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id)
