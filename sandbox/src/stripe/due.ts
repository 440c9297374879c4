import type { CallContext } from './call.ts'
import { computePeriodEnd } from './calendar.ts'
import { findCard } from './objects/cards.ts'
import { createInvoice } from './objects/create-invoice.ts'
import { trialNoticeSeconds } from './objects/start-subscription.ts'
import type { Invoice, Session, Subscription } from './objects/objects.ts'
import { finalize, payInvoice } from './pay-invoice.ts'
import { changeSubscription } from './subscription-change.ts'
import { cancelSubscription } from './subscription-end.ts'

/** Stripe expires a subscription whose first invoice stays unpaid for 23 hours. */
const incompleteSeconds = 23 * 3600

type Due = { at: number; run: () => void }

/**
 * Carries out all overdue work in the order of its due times, each with its due time as the current time: renewals,
 * ends of trials and of cancelled subscriptions, payment retries, expiry of checkout sessions.
 */
export function runOverdueWork(context: CallContext): void {
  const { store } = context
  for (let due = findNextDue(context); due && due.at <= store.now(); due = findNextDue(context)) {
    store.change({ at: due.at }, due.run)
  }
}

function findNextDue(context: CallContext): Due | undefined {
  const { store } = context
  const all = [
    ...store.all('checkout.session').flatMap((session) => findSessionDue(context, session)),
    ...store.all('subscription').flatMap((subscription) => findSubscriptionDue(context, subscription)),
    ...store.all('invoice').flatMap((invoice) => findInvoiceDue(context, invoice)),
  ]
  return all.reduce<Due | undefined>((first, one) => (first && first.at <= one.at ? first : one), undefined)
}

function findSessionDue(context: CallContext, session: Session): Due[] {
  return session.status === 'open' ? [{ at: session.expires_at, run: () => void expireSession(context, session) }] : []
}

/** Closes an open session, which can then not be paid. */
export function expireSession({ store }: CallContext, session: Session): Session {
  const expired = store.put<'checkout.session'>({ ...session, status: 'expired', url: null })
  store.emit('checkout.session.expired', expired)
  return expired
}

function findSubscriptionDue(context: CallContext, one: Subscription): Due[] {
  const { store } = context
  if (one.status === 'incomplete') {
    const expire = () => void changeSubscription(store, one, { status: 'incomplete_expired', ended_at: store.now() })
    return [{ at: one.created + incompleteSeconds, run: expire }]
  }
  if (!['trialing', 'active', 'past_due'].includes(one.status)) return []
  const { current_period_end: end } = one.items.data[0]!
  const ends = one.cancel_at ?? Infinity
  if (ends <= end) return [{ at: ends, run: () => void cancelSubscription(store, one, 'cancellation_requested') }]
  const trial = one.status === 'trialing'
  const reminder = store.find('reminder', one.id)
  return [
    ...(trial && !reminder
      ? [{ at: Math.max(end - trialNoticeSeconds, one.created), run: () => remindOfTrialEnd(context, one) }]
      : []),
    { at: end, run: () => void (trial ? endTrial(context, one) : renew(context, one, end)) },
  ]
}

function remindOfTrialEnd({ store }: CallContext, subscription: Subscription): void {
  store.put<'reminder'>({ id: subscription.id, object: 'reminder' })
  store.emit('customer.subscription.trial_will_end', subscription)
}

/** Ends a trial, on time or early. Without a card, `missing_payment_method` decides: cancel, or an unpaid invoice. */
export function endTrial(context: CallContext, one: Subscription): Subscription {
  const { store } = context
  if (!findCard(store, one) && one.trial_settings?.end_behavior.missing_payment_method === 'cancel') {
    return cancelSubscription(store, one, 'cancellation_requested')
  }
  const now = store.now()
  return renew(context, { ...one, billing_cycle_anchor: now }, now, { trial_end: now, billing_cycle_anchor: now }, one)
}

/** Starts the next period and charges for it. `before`: the stored subscription, for the change event. */
function renew(
  context: CallContext,
  one: Subscription,
  start: number,
  also: Partial<Subscription> = {},
  before = one,
): Subscription {
  const { store, baseUrl } = context
  const data = one.items.data.map((item) => {
    const price = store.find('price', item.price.id) ?? item.price
    const end = computePeriodEnd(one.billing_cycle_anchor, start, price)
    return { ...item, price, current_period_start: start, current_period_end: end }
  })
  const next = { ...one, items: { ...one.items, data } }
  const linePeriod = { start, end: data[0]!.current_period_end }
  const customer = store.find('customer', one.customer)!
  const draft = createInvoice(
    store,
    customer,
    next,
    { reason: 'subscription_cycle', linePeriod, isTrial: false },
    baseUrl(),
  )
  const invoice = payInvoice(store, finalize(store, draft), findCard(store, one))
  return changeSubscription(store, before, {
    ...also,
    items: next.items,
    latest_invoice: invoice.id,
    status: invoice.status === 'paid' ? 'active' : 'past_due',
  })
}

function findInvoiceDue(context: CallContext, invoice: Invoice): Due[] {
  const { status, next_payment_attempt: at } = invoice
  return status === 'open' && at !== null ? [{ at, run: () => void retryPayment(context, invoice) }] : []
}

/** Tries to pay an open invoice again. Success makes the subscription active; the last failure cancels it. */
export function retryPayment({ store }: CallContext, open: Invoice): Invoice {
  const id = open.parent?.subscription_details?.subscription
  const subscription = id ? store.find('subscription', id) : undefined
  const invoice = payInvoice(store, open, subscription && findCard(store, subscription))
  if (!subscription) return invoice
  if (invoice.status === 'paid' && !hasOpenInvoice(store.all('invoice'), subscription)) {
    if (['past_due', 'incomplete'].includes(subscription.status))
      changeSubscription(store, subscription, { status: 'active' })
  } else if (invoice.status !== 'paid' && invoice.next_payment_attempt === null && subscription.status === 'past_due') {
    cancelSubscription(store, subscription, 'payment_failed')
  }
  return invoice
}

const hasOpenInvoice = (invoices: Invoice[], { id }: Subscription) =>
  invoices.some((one) => one.status === 'open' && one.parent?.subscription_details?.subscription === id)
