import { scopeLabels } from '../google/scopes.ts'
import type { SandboxParts } from '../parts.ts'
import { html } from '../html/html.ts'
import { navigation } from './navigation.ts'

/** Google accounts with their grants. */
export function renderGooglePage({ google }: SandboxParts) {
  const accounts = google.accounts().map((account) => {
    const grants = google.grants().filter((grant) => grant.sub === account.sub)
    return html`<section class="card">
      <h3>${account.name}</h3>
      <p>
        <a href="/mailbox/${encodeURIComponent(account.email)}">${account.email}</a>
        <span class="quiet small">account ${account.sub}</span>
      </p>
      ${grants.length === 0 && html`<p class="quiet">No access granted.</p>`}
      ${grants.map(
        (grant) =>
          html`<p class="small quiet">
              Granted on ${new Date(grant.since).toUTCString()},
              ${google.hasRefreshToken(grant.id) ? 'with offline access' : 'without offline access'}:
            </p>
            <ul class="small">
              ${grant.scopes.map((scope) => html`<li>${scopeLabels[scope] ?? scope}</li>`)}
            </ul>
            <form method="post" action="/google/revoke">
              <input type="hidden" name="grant" value="${grant.id}" /> <button>Remove access</button>
            </form>`,
      )}
    </section>`
  })
  const body = html`${navigation}
    <h1>Google accounts</h1>
    <p>The sign-in page of the sandbox creates accounts.</p>
    ${accounts.length > 0 ? accounts : html`<p class="card quiet">No account yet.</p>`}`
  return { title: 'Google accounts', body }
}

/** The last calls of the language model, newest first. */
export function renderModelPage({ calls }: SandboxParts) {
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
            <summary>Prompt</summary>
            <pre>${call.prompt}</pre>
          </details>
        </section>`,
    )
  const body = html`${navigation}
    <h1>Language model</h1>
    <p>A writer with fixed rules replaces the model. It uses only the facts in the prompt.</p>
    ${all.length > 0 ? all : html`<p class="card quiet">No call yet.</p>`}`
  return { title: 'Language model', body }
}
