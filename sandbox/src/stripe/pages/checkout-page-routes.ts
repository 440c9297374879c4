import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendPage } from '../../html/layout.ts'
import { renderCheckoutPage, renderClosedPage } from './checkout-page.ts'
import { StripeError } from '../errors.ts'
import type { Session } from '../objects/objects.ts'
import { paySession, composeSuccessUrl } from '../pay-session.ts'
import type { Stripe } from '../stripe.ts'

type Id = { Params: { id: string } }

/** The card behind the button "Pay with a declined card". */
const declinedCard = '4000 0000 0000 0002'

/** The checkout page in a browser. */
export function checkoutPageRoutes(app: FastifyInstance, stripe: Stripe): void {
  const { store } = stripe
  app.get<Id>('/stripe/checkout/:id', async ({ params }, reply) => {
    const session = getCurrentSession(params.id)
    return session?.status === 'open' ? sendCheckoutPage(reply, session) : sendClosedPage(reply, session)
  })
  app.post<Id>('/stripe/checkout/:id', async ({ params, body }, reply) => {
    const form = new URLSearchParams(typeof body === 'string' ? body : '')
    const session = getCurrentSession(params.id)
    if (session?.status !== 'open') return sendClosedPage(reply, session)
    if (form.get('do') === 'cancel' && session.cancel_url) return reply.redirect(session.cancel_url, 303)
    const typed = form.get('do') === 'decline' ? declinedCard : (form.get('card') ?? '')
    try {
      const paid = store.change({}, () => paySession(stripe, session, typed))
      return await reply.redirect(composeSuccessUrl(paid), 303)
    } catch (error) {
      if (error instanceof StripeError) return sendCheckoutPage(reply, session, error.message, typed)
      throw error
    }
  })

  function getCurrentSession(id: string): Session | undefined {
    stripe.runOverdueWork()
    return store.find('checkout.session', id)
  }
  function sendCheckoutPage(reply: FastifyReply, session: Session, problem?: string, typed?: string) {
    const basket = store.find('basket', session.id)!
    const status = problem === undefined ? 200 : 402
    return sendPage(
      reply,
      renderCheckoutPage(session, basket.items, basket.subscription.trialDays, problem, typed),
      status,
    )
  }
}

const sendClosedPage = (reply: FastifyReply, session: Session | undefined) =>
  sendPage(reply, renderClosedPage(session), session ? 410 : 404)
