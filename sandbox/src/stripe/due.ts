import type { Desk } from './call.ts'
import { periodEnd } from './calendar.ts'
import { cardOf } from './objects/cards.ts'
import { newInvoice } from './objects/new-invoice.ts'
import { announcedBefore } from './objects/new-subscription.ts'
import type { Invoice, Session, Subscription } from './objects/objects.ts'
import { finalize, payInvoice } from './pay-invoice.ts'
import { changeSubscription } from './subscription-change.ts'
import { cancelSubscription } from './subscription-end.ts'

/** How long Stripe waits for the first payment of a subscription. */
const incompleteSeconds = 23 * 3600

type Due = { at: number; run: () => void }

/**
 * Does everything that has fallen due by now, each at its own moment and in its order: renewals, ends of trials, ends
 * of what was cancelled, second attempts at payments, expiry of checkout sessions.
 */
export function catchUp(desk: Desk): void {
  const { books } = desk
  for (let due = nextDue(desk); due && due.at <= books.now(); due = nextDue(desk)) {
    books.change({ at: due.at }, due.run)
  }
}

function nextDue(desk: Desk): Due | undefined {
  const { books } = desk
  const all = [
    ...books.all('checkout.session').flatMap((session) => sessionDue(desk, session)),
    ...books.all('subscription').flatMap((subscription) => subscriptionDue(desk, subscription)),
    ...books.all('invoice').flatMap((invoice) => invoiceDue(desk, invoice)),
  ]
  return all.reduce<Due | undefined>((first, one) => (first && first.at <= one.at ? first : one), undefined)
}

function sessionDue(desk: Desk, session: Session): Due[] {
  return session.status === 'open' ? [{ at: session.expires_at, run: () => void expireSession(desk, session) }] : []
}

/** Closes an open session: nobody can pay it any more. */
export function expireSession({ books }: Desk, session: Session): Session {
  const expired = books.put<'checkout.session'>({ ...session, status: 'expired', url: null })
  books.emit('checkout.session.expired', expired)
  return expired
}

function subscriptionDue(desk: Desk, one: Subscription): Due[] {
  const { books } = desk
  if (one.status === 'incomplete') {
    const expire = () => void changeSubscription(books, one, { status: 'incomplete_expired', ended_at: books.now() })
    return [{ at: one.created + incompleteSeconds, run: expire }]
  }
  if (!['trialing', 'active', 'past_due'].includes(one.status)) return []
  const { current_period_end: end } = one.items.data[0]!
  const ends = one.cancel_at ?? Infinity
  if (ends <= end) return [{ at: ends, run: () => void cancelSubscription(books, one, 'cancellation_requested') }]
  const trial = one.status === 'trialing'
  const announced = books.find('reminder', one.id)
  return [
    ...(trial && !announced
      ? [{ at: Math.max(end - announcedBefore, one.created), run: () => announce(desk, one) }]
      : []),
    { at: end, run: () => void (trial ? endTrial(desk, one) : renew(desk, one, end)) },
  ]
}

function announce({ books }: Desk, subscription: Subscription): void {
  books.put<'reminder'>({ id: subscription.id, object: 'reminder' })
  books.emit('customer.subscription.trial_will_end', subscription)
}

/** The trial is over, at its end or before: without a card it ends with it or is billed in vain, as was settled. */
export function endTrial(desk: Desk, one: Subscription): Subscription {
  const { books } = desk
  if (!cardOf(books, one) && one.trial_settings?.end_behavior.missing_payment_method === 'cancel') {
    return cancelSubscription(books, one, 'cancellation_requested')
  }
  const now = books.now()
  return renew(desk, { ...one, billing_cycle_anchor: now }, now, { trial_end: now, billing_cycle_anchor: now }, one)
}

/** The next period begins, and is billed. */
function renew(
  desk: Desk,
  one: Subscription,
  start: number,
  also: Partial<Subscription> = {},
  before = one,
): Subscription {
  const { books, address } = desk
  const data = one.items.data.map((item) => {
    const price = books.find('price', item.price.id) ?? item.price
    const end = periodEnd(one.billing_cycle_anchor, start, price)
    return { ...item, price, current_period_start: start, current_period_end: end }
  })
  const next = { ...one, items: { ...one.items, data } }
  const period = { start, end: data[0]!.current_period_end }
  const customer = books.find('customer', one.customer)!
  const draft = newInvoice(books, customer, next, { reason: 'subscription_cycle', period, free: false }, address())
  const invoice = payInvoice(books, finalize(books, draft), cardOf(books, one))
  return changeSubscription(books, before, {
    ...also,
    items: next.items,
    latest_invoice: invoice.id,
    status: invoice.status === 'paid' ? 'active' : 'past_due',
  })
}

function invoiceDue(desk: Desk, invoice: Invoice): Due[] {
  const { status, next_payment_attempt: at } = invoice
  return status === 'open' && at !== null ? [{ at, run: () => void payAgain(desk, invoice) }] : []
}

/** Another attempt at an open invoice: paid, the subscription goes on; failed for the last time, it ends. */
export function payAgain({ books }: Desk, open: Invoice): Invoice {
  const id = open.parent?.subscription_details?.subscription
  const subscription = id ? books.find('subscription', id) : undefined
  const invoice = payInvoice(books, open, subscription && cardOf(books, subscription))
  if (!subscription) return invoice
  if (invoice.status === 'paid' && !hasOpen(books.all('invoice'), subscription)) {
    if (['past_due', 'incomplete'].includes(subscription.status))
      changeSubscription(books, subscription, { status: 'active' })
  } else if (invoice.status !== 'paid' && invoice.next_payment_attempt === null && subscription.status === 'past_due') {
    cancelSubscription(books, subscription, 'payment_failed')
  }
  return invoice
}

const hasOpen = (invoices: Invoice[], { id }: Subscription) =>
  invoices.some((one) => one.status === 'open' && one.parent?.subscription_details?.subscription === id)
