import { listCorrespondents } from '../mail/mail-store.ts'
import type { SandboxParts } from '../parts.ts'
import { html } from '../html/html.ts'
import { renderMailList } from './mail.ts'
import { navigation } from './navigation.ts'

const liveSeconds = 5

/** The start page: all inboxes and the newest mails. `live`: reload every five seconds. */
export function renderOverview({ mails, clock }: SandboxParts, live: boolean) {
  const all = mails.all()
  const addresses = listCorrespondents(all)
  const body = html`${navigation}
    <h1>The external services, on this computer</h1>
    <p>
      This sandbox replaces Google, Gmail, payments, the language model and the mail server. Nothing leaves this
      computer: a letter to a professor is delivered to an inbox below.
    </p>
    <p class="small quiet">
      Sandbox time ${new Date(clock.now()).toUTCString()} ·
      ${live ? html`reloads every ${liveSeconds} s, <a href="/">stop</a>` : html`<a href="/">Reload</a> · <a href="/?live=1">Reload every ${liveSeconds} s</a>`}
    </p>
    <h2>Inboxes</h2>
    ${
      addresses.length === 0
        ? html`<p class="card quiet">No mail yet. Letters that you send from the product appear here.</p>`
        : html`<ul class="card list">
            ${addresses.map(
              (address) =>
                html`<li>
                  <a href="/mailbox/${encodeURIComponent(address)}">${address}</a>
                  <span class="quiet small"
                    >${mails.inbox(address).length} received, ${mails.sent(address).length} sent</span
                  >
                </li>`,
            )}
          </ul>`
    }
    <h2>Newest mails</h2>
    ${renderMailList(all.slice(-20).toReversed())}`
  return { title: 'Sandbox', body, ...(live && { refreshSeconds: liveSeconds }) }
}
