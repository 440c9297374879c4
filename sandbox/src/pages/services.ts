import { inWords } from '../google/scopes.ts'
import type { SandboxParts } from '../parts.ts'
import { html } from '../html/html.ts'
import { navigation } from './navigation.ts'

/** Google accounts and what each of them allowed the product. */
export function googlePage({ google }: SandboxParts) {
  const accounts = google.accounts().map((account) => {
    const grants = google.grants().filter((grant) => grant.sub === account.sub)
    return html`<section class="card">
      <h3>${account.name}</h3>
      <p>
        <a href="/mailbox/${encodeURIComponent(account.email)}">${account.email}</a>
        <span class="quiet small">account ${account.sub}</span>
      </p>
      ${grants.length === 0 && html`<p class="quiet">Has allowed nothing.</p>`}
      ${grants.map(
        (grant) =>
          html`<p class="small quiet">
              Allowed since ${new Date(grant.since).toUTCString()},
              ${google.hasRefreshToken(grant.id) ? 'also while away' : 'only while signed in'}:
            </p>
            <ul class="small">
              ${grant.scopes.map((scope) => html`<li>${inWords[scope] ?? scope}</li>`)}
            </ul>
            <form method="post" action="/google/revoke">
              <input type="hidden" name="grant" value="${grant.id}" /> <button>Remove access</button>
            </form>`,
      )}
    </section>`
  })
  const body = html`${navigation}
    <h1>Google accounts</h1>
    <p>Accounts are made up on the sign-in page of the sandbox.</p>
    ${accounts.length > 0 ? accounts : html`<p class="card quiet">No account yet.</p>`}`
  return { title: 'Google accounts', body }
}

/** The last calls of the language model, newest first. */
export function modelPage({ calls }: SandboxParts) {
  const all = calls
    .all()
    .toReversed()
    .map(
      (call) =>
        html`<section class="card">
          <h3>${new Date(call.at).toUTCString()}</h3>
          <p class="quiet small">${call.model}${call.stream && ', streamed'}</p>
          ${call.problem !== undefined && html`<p class="error">${call.problem}</p>`}
          ${call.answer !== undefined && html`<pre>${call.answer}</pre>`}
          <details>
            <summary>What it was asked</summary>
            <pre>${call.prompt}</pre>
          </details>
        </section>`,
    )
  const body = html`${navigation}
    <h1>Language model</h1>
    <p>A writer with fixed rules answers here, from the facts in the prompt alone.</p>
    ${all.length > 0 ? all : html`<p class="card quiet">No call yet.</p>`}`
  return { title: 'Language model', body }
}
