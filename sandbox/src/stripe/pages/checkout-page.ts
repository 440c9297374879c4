import { html, type Markup } from '../../html/html.ts'
import type { Page } from '../../html/layout.ts'
import { cardNumbers } from '../objects/cards.ts'
import { formatMoney } from '../objects/money.ts'
import type { LineItem, Session } from '../objects/objects.ts'

export const sandboxNotice: Markup = html`<p class="quiet small">Stripe, played by a sandbox on this computer</p>`

/** The input for a card number, with a list of the test cards. `problem` is shown as its error. */
export function renderCardField(problem: string | undefined, typed: string): Markup {
  return html`<label
      >Card number<input
        type="text"
        name="card"
        value="${typed}"
        inputmode="numeric"
        autocomplete="off"
        required
        aria-describedby="${problem === undefined ? 'cards' : 'problem cards'}"
        ${problem !== undefined && html` aria-invalid="true"`}
    /></label>
    ${problem !== undefined && html`<p class="error" id="problem" role="alert">${problem}</p>`}
    <p class="quiet small" id="cards">
      No real card is taken here.
      ${Object.entries(cardNumbers).map(
        ([number, what]) => html`<br />${number.replace(/(.{4})(?=.)/g, '$1 ')} ${what}.`,
      )}
    </p>`
}

/** The payment form. `problem`: the error of the previous attempt. Enter presses the first button. */
export function renderCheckoutPage(
  session: Session,
  items: LineItem[],
  trialDays: number,
  problem?: string,
  typed = '4242 4242 4242 4242',
): Page {
  const { currency, cancel_url: cancelUrl } = session
  const site = new URL(session.success_url ?? '').host
  const each = items[0]?.price?.recurring?.interval ?? 'month'
  const total = items.reduce((sum, item) => sum + item.amount_total, 0)
  const price = `${formatMoney(total, currency ?? 'usd')} per ${each}`
  const body = html`${sandboxNotice}
    <h1>Pay ${site}</h1>
    <ul class="card list">
      ${items.map((item) => html`<li>${item.description ?? 'Subscription'}<br /><span class="quiet small">${price}</span></li>`)}
      <li>
        <strong>Due today: ${formatMoney(session.amount_total ?? 0, currency ?? 'usd')}</strong>
        ${trialDays > 0 && html`<br /><span class="quiet small">${trialDays} days free, then ${price}</span>`}
      </li>
    </ul>
    <form method="post" action="/stripe/checkout/${session.id}" class="card">
      ${!!session.customer_details?.email && html`<p class="quiet">${session.customer_details.email}</p>`}
      ${renderCardField(problem, typed)}
      <div class="buttons">
        <button name="do" value="pay" class="strong">Pay</button>
        <button name="do" value="decline" formnovalidate>Pay with a declined card</button>
        ${cancelUrl !== null && html`<button name="do" value="cancel" formnovalidate>Cancel and go back</button>`}
      </div>
    </form>`
  return { title: `Pay ${site} (sandbox)`, body, slim: true }
}

/** The page of a paid, expired or unknown session. */
export function renderClosedPage(session: Session | undefined): Page {
  const sentence = !session
    ? 'There is no such checkout.'
    : session.status === 'complete'
      ? 'This has been paid.'
      : 'This checkout has expired.'
  const back =
    session?.status === 'complete'
      ? session.success_url?.replaceAll('{CHECKOUT_SESSION_ID}', session.id)
      : session?.cancel_url
  const body = html`${sandboxNotice}
    <h1>Checkout</h1>
    <div class="card">
      <p>${sentence}</p>
      ${!!back && html`<p><a href="${back}">Return to ${new URL(back).host}</a></p>`}
    </div>`
  return { title: 'Checkout (sandbox)', body, slim: true }
}
