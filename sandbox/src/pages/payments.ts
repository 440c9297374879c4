import { money } from '../stripe/objects/money.ts'
import type { SandboxParts } from '../parts.ts'
import { html } from '../html/html.ts'
import { navigation } from './navigation.ts'

const when = (seconds: number) => new Date(seconds * 1000).toUTCString()

/** Customers with what they pay for, and the newest events with how far they have come. Time can be let pass. */
export function paymentsPage({ stripe: { books, webhooks }, clock }: SandboxParts) {
  const customers = books.all('customer').filter(({ deleted }) => !deleted)
  const events = books.all('event').slice(-30).toReversed()
  const body = html`${navigation}
    <h1>Payments</h1>
    <form method="post" action="/stripe/time" class="card">
      <p>
        Sandbox time: ${new Date(clock.now()).toUTCString()}. When it passes, plans renew, trials end, and payments are
        tried again.
      </p>
      <div class="buttons">
        <button name="days" value="1">Let a day pass</button>
        <button name="days" value="31">Let 31 days pass</button>
      </div>
    </form>
    <h2>Customers</h2>
    ${
      customers.length === 0
        ? html`<p class="card quiet">No customer yet.</p>`
        : customers.toReversed().map(({ id, email, name }) => {
            const plans = books.all('subscription').filter(({ customer }) => customer === id)
            return html`<section class="card">
              <h3>${name ?? email ?? id}</h3>
              <p class="quiet small">${email ?? ''} ${id}</p>
              ${plans.length === 0 && html`<p class="quiet">Pays for nothing.</p>`}
              ${plans.map(({ status, items, cancel_at: ends }) => {
                const { price, current_period_end: end } = items.data[0]!
                const until = ends === null ? `this period ends ${when(end)}` : `ends ${when(ends)}`
                const name = books.find('product', price.product)?.name ?? price.id
                const sentence = `${name}, ${money(price.unit_amount ?? 0, price.currency)}: ${status}`
                return html`<p>${sentence} <span class="quiet small">${until}</span></p>`
              })}
            </section>`
          })
    }
    <h2>Newest events</h2>
    <p class="quiet small">${webhooks.url() === null ? 'They go nowhere.' : `They go to ${webhooks.url()}.`}</p>
    ${
      events.length === 0
        ? html`<p class="card quiet">No event yet.</p>`
        : html`<ul class="card list">
            ${events.map(
              ({ id, type, created }) =>
                html`<li>
                  ${type}
                  <span class="quiet small">${(books.find('delivery', id)?.state ?? 'not sent').replace('_', ' ')}</span
                  ><br /><span class="quiet small">${when(created)} · ${id}</span>
                </li>`,
            )}
          </ul>`
    }`
  return { title: 'Payments', body }
}
