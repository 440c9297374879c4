import { html, type Markup } from '../../html/html.ts'
import type { Page } from '../../html/layout.ts'
import { renderCardField, sandboxNotice } from './checkout-page.ts'
import { formatMoney } from '../objects/money.ts'
import type { Customer, Invoice, PaymentMethod, PortalSession, Subscription } from '../objects/objects.ts'

export type PortalView = {
  session: PortalSession
  customer: Customer
  /** `name`: the name of the product. */
  plans: { subscription: Subscription; name: string }[]
  invoices: Invoice[]
  card: PaymentMethod | undefined
  problem?: string | undefined
  typed?: string | undefined
}

const states: Record<string, string> = {
  active: 'Active',
  trialing: 'Free trial',
  past_due: 'Past due',
  canceled: 'Canceled',
  incomplete: 'Not paid yet',
  incomplete_expired: 'Never paid',
}
const formatDay = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** The page on which a customer manages plan, card and invoices. */
export function renderPortalPage({ session, customer, plans, invoices, card, problem, typed }: PortalView): Page {
  const back = session.return_url
  const body = html`${sandboxNotice}
    <h1>Manage your plan</h1>
    <p class="quiet">${customer.email ?? customer.id}</p>
    ${back !== null && html`<p><a href="${back}">Return to ${new URL(back).host}</a></p>`}
    <h2>Plan</h2>
    ${plans.length > 0 ? plans.map((plan) => renderPlan(session, plan)) : html`<p class="card quiet">No plan.</p>`}
    <h2>Payment method</h2>
    <form method="post" action="/stripe/portal/${session.id}" class="card">
      <p>${card?.card ? `${card.card.brand} ending in ${card.card.last4}` : 'No card'}</p>
      ${renderCardField(problem, typed ?? '')}
      <div class="buttons"><button name="do" value="card" class="strong">Save card</button></div>
    </form>
    <h2>Invoices</h2>
    ${
      invoices.length > 0
        ? html`<ul class="card list">
            ${invoices.map((invoice) => renderInvoice(session, invoice))}
          </ul>`
        : html`<p class="card quiet">No invoice.</p>`
    }`
  return { title: 'Manage your plan (sandbox)', body, slim: true }
}

function renderPlan(session: PortalSession, { subscription, name }: PortalView['plans'][number]): Markup {
  const { price, current_period_end: end } = subscription.items.data[0]!
  const { status, cancel_at: ends } = subscription
  const runs = status !== 'canceled' && status !== 'incomplete_expired'
  const ended = subscription.ended_at === null ? '' : `Ended on ${formatDay(subscription.ended_at)}.`
  const next =
    ends === null ? `${status === 'trialing' ? 'Ends' : 'Renews'} on ${formatDay(end)}.` : `Ends on ${formatDay(ends)}.`
  const sentence = `${states[status] ?? status}. ${runs ? next : ended}`
  return html`<form method="post" action="/stripe/portal/${session.id}" class="card">
    <h3>${name}</h3>
    <p>${formatMoney(price.unit_amount ?? 0, price.currency)} per ${price.recurring?.interval ?? 'month'}</p>
    <p>${sentence}</p>
    <input type="hidden" name="subscription" value="${subscription.id}" />
    ${
      runs &&
      html`<div class="buttons">
        ${
          ends === null
            ? html`<button name="do" value="cancel">Cancel plan</button>`
            : html`<button name="do" value="renew" class="strong">Renew plan</button>`
        }
      </div>`
    }
  </form>`
}

function renderInvoice(session: PortalSession, { id, number, created, total, currency, status }: Invoice): Markup {
  return html`<li>
    ${number ?? 'Draft'}: ${formatMoney(total, currency)}, ${status ?? ''}<br /><span class="quiet small"
      >${formatDay(created)}</span
    >
    ${
      status === 'open' &&
      html`<form method="post" action="/stripe/portal/${session.id}">
        <input type="hidden" name="invoice" value="${id}" /> <button name="do" value="pay">Pay now</button>
      </form>`
    }
  </li>`
}
