import type { Desk } from './call.ts'
import { daySeconds } from './calendar.ts'
import { cardNumber, newCard, pays } from './objects/cards.ts'
import { changeCustomer, createCustomer, customerOf } from './objects/customers.ts'
import { cardDeclined, invalid } from './errors.ts'
import { detailsOf } from './objects/bare-session.ts'
import { newSubscription } from './objects/new-subscription.ts'
import type { Session } from './objects/objects.ts'

/**
 * What happens when somebody presses Pay on the page of an open session. Throws a StripeError with the sentence that the page
 * shows, and then nothing has changed.
 */
export function paySession(desk: Desk, session: Session, typed: string): Session {
  const { books } = desk
  if (session.status !== 'open') throw invalid('This checkout session is no longer open.')
  const number = cardNumber(typed)
  const basket = books.find('basket', session.id)!
  const trial = basket.subscription.trialDays > 0
  const customer = session.customer
    ? customerOf(books, session.customer)
    : createCustomer(desk, { email: session.customer_email ?? '' })
  const card = newCard(books, customer, number)
  // The other failing card can be kept, but not charged: only a trial takes it.
  if (number === '4000000000000002' || (!trial && !pays(card))) throw cardDeclined()
  const settings = { ...customer.invoice_settings, default_payment_method: card.id }
  const known = changeCustomer(books, customer, { currency: session.currency, invoice_settings: settings })
  const now = books.now()
  const subscription = newSubscription(desk, {
    customer: known,
    items: basket.items.map(({ price, quantity }) => ({ price: price!, quantity: quantity ?? 1 })),
    metadata: basket.subscription.metadata,
    now,
    trialEnd: trial ? now + basket.subscription.trialDays * daySeconds : undefined,
    card: card.id,
  })
  const complete = books.put<'checkout.session'>({
    ...session,
    customer: customer.id,
    customer_details: detailsOf(customer.email, customer.name ?? null),
    invoice: subscription.latest_invoice,
    payment_status: trial ? 'no_payment_required' : 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  })
  books.emit('checkout.session.completed', complete)
  return complete
}

/** Where the browser goes after paying. */
export const successUrl = ({ id, success_url: url }: Session): string =>
  (url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id)
