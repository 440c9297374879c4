import type { FastifyInstance, FastifyReply } from 'fastify'
import { html } from '../../html/html.ts'
import { sendPage } from '../../html/layout.ts'
import { sandboxNotice } from './checkout-page.ts'
import { retryPayment } from '../due.ts'
import { createDeclinedError, createMissingError, StripeError } from '../errors.ts'
import type { PortalSession } from '../objects/objects.ts'
import { changeCard, findPortal } from '../portal.ts'
import { renderPortalPage } from './portal-page.ts'
import type { Stripe } from '../stripe.ts'
import { changeSubscription } from '../subscription-change.ts'
import { hasEnded } from '../subscription-end.ts'
import { computeCancellation } from '../update-subscription.ts'

type Id = { Params: { id: string } }

/** The customer portal in a browser. A link gives access to one customer's plan only. */
export function portalPageRoutes(app: FastifyInstance, stripe: Stripe): void {
  const { store } = stripe
  app.get<Id>('/stripe/portal/:id', async ({ params }, reply) => {
    stripe.runOverdueWork()
    const session = findPortal(store, params.id)
    return session ? show(reply, session) : sendLinkExpired(reply)
  })
  app.post<Id>('/stripe/portal/:id', async ({ params, body }, reply) => {
    stripe.runOverdueWork()
    const session = findPortal(store, params.id)
    if (!session) return sendLinkExpired(reply)
    const form = new URLSearchParams(typeof body === 'string' ? body : '')
    try {
      const refusal = store.change({}, () => applyForm(session, form))
      if (refusal) throw refusal
    } catch (error) {
      if (error instanceof StripeError) return show(reply, session, error.message, form.get('card') ?? undefined)
      throw error
    }
    return reply.redirect(`/stripe/portal/${session.id}`, 303)
  })

  /**
   * Does what the pressed button stands for. A declined payment is returned, not thrown, so that the attempt is stored.
   */
  function applyForm({ customer }: PortalSession, form: URLSearchParams): StripeError | undefined {
    if (form.get('do') === 'card') {
      changeCard(store, customer, form.get('card') ?? '')
      return undefined
    }
    if (form.get('do') === 'pay') {
      const invoice = store.find('invoice', form.get('invoice') ?? '')
      if (invoice?.customer !== customer || invoice.status !== 'open')
        throw createMissingError('invoice', form.get('invoice') ?? '')
      return retryPayment(stripe, invoice).status === 'paid' ? undefined : createDeclinedError()
    }
    const subscription = store.find('subscription', form.get('subscription') ?? '')
    if (subscription?.customer !== customer || hasEnded(subscription))
      throw createMissingError('subscription', form.get('subscription') ?? '')
    // In flexible billing the portal sets cancel_at and leaves cancel_at_period_end false.
    const end = form.get('do') === 'cancel' ? subscription.items.data[0]!.current_period_end : ''
    changeSubscription(store, subscription, computeCancellation(store, subscription, { cancel_at: end }))
    return undefined
  }

  function show(reply: FastifyReply, session: PortalSession, problem?: string, typed?: string): FastifyReply {
    const customer = store.find('customer', session.customer)!
    const mine = store.all('subscription').filter((one) => one.customer === customer.id)
    const plans = mine
      .toReversed()
      .map((subscription) => ({ subscription, name: getProductName(subscription.items.data[0]!.price.product) }))
    const invoices = store.all('invoice').filter((one) => one.customer === customer.id)
    const card = store.find('payment_method', customer.invoice_settings.default_payment_method ?? '')
    const view = { session, customer, plans, invoices: invoices.toReversed(), card, problem, typed }
    return sendPage(reply, renderPortalPage(view), problem === undefined ? 200 : 402)
  }

  const getProductName = (product: string) => store.find('product', product)?.name ?? product
}

const sendLinkExpired = (reply: FastifyReply) =>
  sendPage(
    reply,
    {
      title: 'Link expired (sandbox)',
      body: html`${sandboxNotice}
        <h1>This link has expired</h1>`,
      slim: true,
    },
    404,
  )
