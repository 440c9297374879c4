import type { Books } from './books.ts'
import { call } from './call.ts'
import { daySeconds } from './calendar.ts'
import { cardNumber, newCard } from './objects/cards.ts'
import { changeCustomer, customerOf } from './objects/customers.ts'
import { cardDeclined } from './errors.ts'
import { newId } from './objects/ids.ts'
import type { PortalSession } from './objects/objects.ts'
import { parameters, text, webAddress } from './parameters.ts'
import { changeSubscription } from './subscription-change.ts'
import { hasEnded } from './subscription-end.ts'

const shape = parameters({ customer: text, return_url: webAddress.optional(), locale: text.optional() })

export const portalCalls = [
  call('POST', '/v1/billing_portal/sessions', shape, ({ books, address }, asked): PortalSession => {
    const customer = customerOf(books, asked.customer, 'customer')
    const id = newId('bps_1', 23)
    return books.put<'billing_portal.session'>({
      id,
      object: 'billing_portal.session',
      configuration: 'bpc_1SandboxConfiguration00',
      created: books.now(),
      customer: customer.id,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: asked.locale ?? null,
      on_behalf_of: null,
      return_url: asked.return_url ?? null,
      url: `${address()}/stripe/portal/${id}`,
    })
  }),
]

/** Seconds that a link to the portal works, longer than Stripe's own so that a page can be left open. */
const portalSeconds = daySeconds

/** The portal session of a link that still works. */
export function openPortal(books: Books, id: string): PortalSession | undefined {
  const session = books.find('billing_portal.session', id)
  return session && session.created + portalSeconds > books.now() ? session : undefined
}

/** Keeps another card for a customer, for everything from now on. Throws the sentence that the page shows. */
export function changeCard(books: Books, customerId: string, typed: string): void {
  const customer = customerOf(books, customerId)
  const number = cardNumber(typed)
  if (number === '4000000000000002') throw cardDeclined()
  const card = newCard(books, customer, number)
  changeCustomer(books, customer, {
    invoice_settings: { ...customer.invoice_settings, default_payment_method: card.id },
  })
  for (const one of books.all('subscription')) {
    if (one.customer === customer.id && !hasEnded(one))
      changeSubscription(books, one, { default_payment_method: card.id })
  }
}
