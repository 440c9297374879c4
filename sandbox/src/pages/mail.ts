import type { Mail, MailStore } from '../mail/mail-store.ts'
import { decodeAttachment, parseMail } from '../mail/parse.ts'
import { html, markUpUrls, type Markup } from '../html/html.ts'
import { navigation } from './navigation.ts'

/** The copy of a mail: in the sender's Sent folder, or in a recipient's inbox. */
export type Side = 'sent' | 'received'

/** A list of links to mails. */
export function renderMailList(mails: readonly Mail[], side: Side = 'sent'): Markup {
  if (mails.length === 0) return html`<p class="card quiet">Nothing here yet.</p>`
  return html`<ul class="card list">
    ${mails.map(
      (mail) =>
        html`<li>
          <a href="/mail/${mail.id}?side=${side}">${mail.subject || '(no subject)'}</a><br />
          <span class="quiet small"
            >${mail.from} to ${mail.to.join(', ')} · ${formatTime(mail.sentAt)} · by ${describeOrigin(mail)}</span
          >
        </li>`,
    )}
  </ul>`
}

const formatTime = (iso: string) => new Date(iso).toUTCString()
const origins = { gmail: 'Gmail', graph: 'Microsoft Graph', smtp: 'SMTP' } as const
const describeOrigin = (mail: Mail) => origins[mail.via]
const formatSize = (bytes: number) => (bytes < 10_000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} kB`)

/** The mails that an address received and sent, newest first. */
export function renderMailboxPage(mails: MailStore, address: string) {
  const body = html`${navigation}
    <h1>${address}</h1>
    <h2>Received</h2>
    ${renderMailList(mails.inbox(address).toReversed(), 'received')}
    <h2>Sent</h2>
    ${renderMailList(mails.sent(address).toReversed(), 'sent')}`
  return { title: address, body }
}

/** One copy of a mail: headers, text, attachments and source. */
export async function renderMailPage(mails: MailStore, mail: Mail, side: Side) {
  const raw = mails.raw(mail)
  const { text, html: markup, attachments, headers } = await parseMail(raw)
  const unsubscribe = headers.find(({ key }) => key === 'list-unsubscribe')?.value
  const isConversation = (one: Mail) =>
    side === 'sent' ? one.threadId === mail.threadId : one.recipientThreadId === mail.recipientThreadId
  const others = mails.all().filter((one) => one.id !== mail.id && isConversation(one))
  const files = attachments.map((attachment, index) => {
    const bytes = formatSize(decodeAttachment(attachment).length)
    return html`<li>
      <a href="/mail/${mail.id}/attachments/${index}" download>${attachment.filename ?? 'unnamed'}</a>
      <span class="quiet small">${attachment.mimeType}, ${bytes}</span>
    </li>`
  })
  const body = html`${navigation}
    <h1>${mail.subject || '(no subject)'}</h1>
    <p class="small quiet">
      ${
        side === 'sent'
          ? html`The copy in the Sent folder of ${mail.from} ·
              <a href="/mail/${mail.id}?side=received">show the recipient's copy</a>`
          : html`The copy in the inbox of ${mail.to.join(', ')} ·
              <a href="/mail/${mail.id}?side=sent">show the sender's copy</a>`
      }
    </p>
    <dl>
      <dt>From</dt>
      <dd><a href="/mailbox/${encodeURIComponent(mail.from)}">${mail.from}</a></dd>
      <dt>To</dt>
      <dd>
        ${mail.to.map((to, index) => html`${index > 0 && ', '}<a href="/mailbox/${encodeURIComponent(to)}">${to}</a>`)}
      </dd>
      <dt>Sent</dt>
      <dd>${formatTime(mail.sentAt)}, by ${describeOrigin(mail)}, ${formatSize(mail.size)}</dd>
      ${
        side === 'received' &&
        unsubscribe !== undefined &&
        html`<dt>Unsubscribe</dt>
          <dd>offered by the reader's mail program: ${unsubscribe}</dd>`
      }
    </dl>
    ${
      others.length > 0 &&
      html`<h2>In the same conversation</h2>
        ${renderMailList(others, side)}`
    }
    <div class="card letter">${markUpUrls(text ?? '(no plain text)')}</div>
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
