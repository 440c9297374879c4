import { formatMoney } from '../stripe/objects/money.ts'
import type { SandboxParts } from '../parts.ts'
import { html } from '../html/html.ts'
import { navigation } from './navigation.ts'

const formatTime = (seconds: number) => new Date(seconds * 1000).toUTCString()

/** Customers with their plans, the newest events with their delivery, and buttons that move the clock. */
export function renderPaymentsPage({ stripe: { store, webhooks }, clock }: SandboxParts) {
  const customers = store.all('customer').filter(({ deleted }) => !deleted)
  const events = store.all('event').slice(-30).toReversed()
  const body = html`${navigation}
    <h1>Payments</h1>
    <form method="post" action="/stripe/time" class="card">
      <p>
        Sandbox time: ${new Date(clock.now()).toUTCString()}. Move it forward to renew plans, end trials and retry
        payments.
      </p>
      <div class="buttons">
        <button name="days" value="1">Forward 1 day</button>
        <button name="days" value="31">Forward 31 days</button>
      </div>
    </form>
    <h2>Customers</h2>
    ${
      customers.length === 0
        ? html`<p class="card quiet">No customer yet.</p>`
        : customers.toReversed().map(({ id, email, name }) => {
            const subscriptions = store.all('subscription').filter(({ customer }) => customer === id)
            return html`<section class="card">
              <h3>${name ?? email ?? id}</h3>
              <p class="quiet small">${email ?? ''} ${id}</p>
              ${subscriptions.length === 0 && html`<p class="quiet">No plan.</p>`}
              ${subscriptions.map(({ status, items, cancel_at: ends }) => {
                const { price, current_period_end: end } = items.data[0]!
                const until = ends === null ? `this period ends ${formatTime(end)}` : `ends ${formatTime(ends)}`
                const name = store.find('product', price.product)?.name ?? price.id
                const sentence = `${name}, ${formatMoney(price.unit_amount ?? 0, price.currency)}: ${status}`
                return html`<p>${sentence} <span class="quiet small">${until}</span></p>`
              })}
            </section>`
          })
    }
    <h2>Newest events</h2>
    <p class="quiet small">${webhooks.url() === null ? 'They are not sent.' : `They are sent to ${webhooks.url()}.`}</p>
    ${
      events.length === 0
        ? html`<p class="card quiet">No event yet.</p>`
        : html`<ul class="card list">
            ${events.map(
              ({ id, type, created }) =>
                html`<li>
                  ${type}
                  <span class="quiet small">${(store.find('delivery', id)?.state ?? 'not sent').replace('_', ' ')}</span
                  ><br /><span class="quiet small">${formatTime(created)} · ${id}</span>
                </li>`,
            )}
          </ul>`
    }`
  return { title: 'Payments', body }
}
