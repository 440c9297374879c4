import type { FastifyInstance, FastifyReply } from 'fastify'
import { html } from '../../html/html.ts'
import { sendPage } from '../../html/layout.ts'
import { played } from './checkout-page.ts'
import { payAgain } from '../due.ts'
import { cardDeclined, missing, StripeError } from '../errors.ts'
import type { PortalSession } from '../objects/objects.ts'
import { changeCard, openPortal } from '../portal.ts'
import { portalPage } from './portal-page.ts'
import type { Stripe } from '../stripe.ts'
import { changeSubscription } from '../subscription-change.ts'
import { hasEnded } from '../subscription-end.ts'
import { ending } from '../update-subscription.ts'

type Id = { Params: { id: string } }

/** The customer portal in a browser. Whoever has the link sees to one customer's plan, and to no other's. */
export function portalPageRoutes(app: FastifyInstance, stripe: Stripe): void {
  const { books } = stripe
  app.get<Id>('/stripe/portal/:id', async ({ params }, reply) => {
    stripe.catchUp()
    const session = openPortal(books, params.id)
    return session ? show(reply, session) : gone(reply)
  })
  app.post<Id>('/stripe/portal/:id', async ({ params, body }, reply) => {
    stripe.catchUp()
    const session = openPortal(books, params.id)
    if (!session) return gone(reply)
    const form = new URLSearchParams(typeof body === 'string' ? body : '')
    try {
      const refused = books.change({}, () => act(session, form))
      if (refused) throw refused
    } catch (error) {
      if (error instanceof StripeError) return show(reply, session, error.message, form.get('card') ?? undefined)
      throw error
    }
    return reply.redirect(`/stripe/portal/${session.id}`, 303)
  })

  function act({ customer }: PortalSession, form: URLSearchParams): StripeError | undefined {
    if (form.get('do') === 'card') {
      changeCard(books, customer, form.get('card') ?? '')
      return undefined
    }
    if (form.get('do') === 'pay') {
      const invoice = books.find('invoice', form.get('invoice') ?? '')
      if (invoice?.customer !== customer || invoice.status !== 'open')
        throw missing('invoice', form.get('invoice') ?? '')
      return payAgain(stripe, invoice).status === 'paid' ? undefined : cardDeclined()
    }
    const subscription = books.find('subscription', form.get('subscription') ?? '')
    if (subscription?.customer !== customer || hasEnded(subscription))
      throw missing('subscription', form.get('subscription') ?? '')
    // In flexible billing the portal names the day, and leaves cancel_at_period_end alone.
    const end = form.get('do') === 'cancel' ? subscription.items.data[0]!.current_period_end : ''
    changeSubscription(books, subscription, ending(books, subscription, { cancel_at: end }))
    return undefined
  }

  function show(reply: FastifyReply, session: PortalSession, problem?: string, typed?: string): FastifyReply {
    const customer = books.find('customer', session.customer)!
    const mine = books.all('subscription').filter((one) => one.customer === customer.id)
    const plans = mine
      .toReversed()
      .map((subscription) => ({ subscription, name: nameOf(subscription.items.data[0]!.price.product) }))
    const invoices = books.all('invoice').filter((one) => one.customer === customer.id)
    const card = books.find('payment_method', customer.invoice_settings.default_payment_method ?? '')
    const shown = { session, customer, plans, invoices: invoices.toReversed(), card, problem, typed }
    return sendPage(reply, portalPage(shown), problem === undefined ? 200 : 402)
  }

  const nameOf = (product: string) => books.find('product', product)?.name ?? product
}

const gone = (reply: FastifyReply) =>
  sendPage(
    reply,
    {
      title: 'Link expired (sandbox)',
      body: html`${played}
        <h1>This link has expired</h1>`,
      slim: true,
    },
    404,
  )
