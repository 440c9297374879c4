import type { Mail, Mailroom } from '../mail/mailroom.ts'
import { bytesOf, parseMail } from '../mail/parse.ts'
import { html, linked, type Markup } from './html.ts'
import { navigation } from './navigation.ts'

/** Mails as links, in the order given. */
export function mailList(mails: readonly Mail[]): Markup {
  if (mails.length === 0) return html`<p class="card quiet">Nothing here yet.</p>`
  return html`<ul class="card list">
    ${mails.map(
      (mail) =>
        html`<li>
          <a href="/mail/${mail.id}">${mail.subject || '(no subject)'}</a><br />
          <span class="quiet small">${mail.from} to ${mail.to.join(', ')} · ${when(mail.sentAt)} · by ${by(mail)}</span>
        </li>`,
    )}
  </ul>`
}

const when = (iso: string) => new Date(iso).toUTCString()
const by = (mail: Mail) => (mail.via === 'gmail' ? 'Gmail' : 'SMTP')
const size = (bytes: number) => (bytes < 10_000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} kB`)

/** One address: what it received and what it sent, newest first. */
export function mailboxPage(mails: Mailroom, address: string) {
  const body = html`${navigation}
    <h1>${address}</h1>
    <h2>Received</h2>
    ${mailList(mails.inbox(address).toReversed())}
    <h2>Sent</h2>
    ${mailList(mails.sent(address).toReversed())}`
  return { title: address, body }
}

/** One mail: its letterhead, text, attachments and source. */
export async function mailPage(mails: Mailroom, mail: Mail) {
  const raw = mails.raw(mail)
  const { text, html: markup, attachments } = await parseMail(raw)
  const files = attachments.map((attachment, index) => {
    const bytes = size(bytesOf(attachment).length)
    return html`<li>
      <a href="/mail/${mail.id}/attachments/${index}" download>${attachment.filename ?? 'unnamed'}</a>
      <span class="quiet small">${attachment.mimeType}, ${bytes}</span>
    </li>`
  })
  const body = html`${navigation}
    <h1>${mail.subject || '(no subject)'}</h1>
    <dl>
      <dt>From</dt>
      <dd><a href="/mailbox/${encodeURIComponent(mail.from)}">${mail.from}</a></dd>
      <dt>To</dt>
      <dd>
        ${mail.to.map((to, index) => html`${index > 0 && ', '}<a href="/mailbox/${encodeURIComponent(to)}">${to}</a>`)}
      </dd>
      <dt>Sent</dt>
      <dd>${when(mail.sentAt)}, by ${by(mail)}, ${size(mail.size)}</dd>
    </dl>
    <div class="card letter">${linked(text ?? '(no plain text)')}</div>
    ${markup !== undefined && html`<p><a href="/mail/${mail.id}/html">Show the HTML form</a></p>`}
    ${
      files.length > 0 &&
      html`<h2>Attachments</h2>
        <ul class="card list">
          ${files}
        </ul>`
    }
    <h2>Source</h2>
    <p><a href="/mail/${mail.id}/raw">Open the source</a></p>
    <details class="card">
      <summary>Show it here</summary>
      <pre>${raw.subarray(0, 20_000).toString()}${raw.length > 20_000 && '\n…'}</pre>
    </details>`
  return { title: mail.subject || '(no subject)', body }
}
