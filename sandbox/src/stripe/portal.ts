import type { ObjectStore } from './object-store.ts'
import { defineCall } from './call.ts'
import { daySeconds } from './calendar.ts'
import { readCardNumber, createCard } from './objects/cards.ts'
import { changeCustomer, getCustomer } from './objects/customers.ts'
import { createDeclinedError } from './errors.ts'
import { createId } from './objects/ids.ts'
import type { PortalSession } from './objects/objects.ts'
import { parameters, text, webAddress } from './parameters.ts'
import { changeSubscription } from './subscription-change.ts'
import { hasEnded } from './subscription-end.ts'

const schema = parameters({ customer: text, return_url: webAddress.optional(), locale: text.optional() })

export const portalCalls = [
  defineCall('POST', '/v1/billing_portal/sessions', schema, ({ store, baseUrl }, params): PortalSession => {
    const customer = getCustomer(store, params.customer, 'customer')
    const id = createId('bps_1', 23)
    return store.put<'billing_portal.session'>({
      id,
      object: 'billing_portal.session',
      configuration: 'bpc_1SandboxConfiguration00',
      created: store.now(),
      customer: customer.id,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: params.locale ?? null,
      on_behalf_of: null,
      return_url: params.return_url ?? null,
      url: `${baseUrl()}/stripe/portal/${id}`,
    })
  }),
]

/** A portal link works for a day, longer than Stripe's, to let a developer leave the page open. */
const portalSeconds = daySeconds

/** The portal session of this id, unless it has expired. */
export function findPortal(store: ObjectStore, id: string): PortalSession | undefined {
  const session = store.find('billing_portal.session', id)
  return session && session.created + portalSeconds > store.now() ? session : undefined
}

/**
 * Stores a new card for a customer and all running subscriptions. Throws a StripeError with the message for the page.
 */
export function changeCard(store: ObjectStore, customerId: string, typed: string): void {
  const customer = getCustomer(store, customerId)
  const number = readCardNumber(typed)
  if (number === '4000000000000002') throw createDeclinedError()
  const card = createCard(store, customer, number)
  changeCustomer(store, customer, {
    invoice_settings: { ...customer.invoice_settings, default_payment_method: card.id },
  })
  for (const one of store.all('subscription')) {
    if (one.customer === customer.id && !hasEnded(one))
      changeSubscription(store, one, { default_payment_method: card.id })
  }
}
