import { html } from '../html/html.ts'
import type { Page } from '../html/layout.ts'
import type { AuthPageError, AuthRequest } from './authorize.ts'
import { scopeLabels, isOptional } from './scopes.ts'
import type { Account } from './state.ts'

/** The page on which a user chooses an account and grants scopes. `problem`: the error of the previous attempt. */
export function renderConsentPage(query: string, request: AuthRequest, accounts: Account[], problem?: string): Page {
  const site = new URL(request.redirectUri).host
  const chosen = accounts.find((account) => account.email === request.loginHint?.toLowerCase()) ?? accounts[0]
  const typed = request.loginHint && chosen?.email !== request.loginHint.toLowerCase() ? request.loginHint : ''
  const body = html`<p class="quiet small">Google, played by a sandbox on this computer</p>
    <h1>Sign in to ${site}</h1>
    ${problem !== undefined && html`<p class="error" role="alert">${problem}</p>`}
    <form method="post" action="/o/oauth2/v2/auth/decision" class="card">
      <input type="hidden" name="request" value="${query}" />
      ${
        accounts.length > 0 &&
        html`<fieldset>
          <legend>Choose an account</legend>
          ${accounts.map(
            (account) =>
              html`<label class="row"
                ><input
                  type="radio"
                  name="account"
                  value="${account.sub}"
                  ${account === chosen && !typed && html` checked`}
                />
                <span>${account.name}<br /><span class="quiet small">${account.email}</span></span></label
              >`,
          )}
        </fieldset>`
      }
      <fieldset>
        <legend>${accounts.length > 0 ? 'Or use another account' : 'Make up a Google account'}</legend>
        <label
          >Email<input
            type="email"
            name="email"
            value="${typed}"
            placeholder="ada.student@gmail.com"
            autocomplete="off"
        /></label>
        <label>Name<input type="text" name="name" placeholder="Ada Student" autocomplete="off" /></label>
      </fieldset>
      <fieldset>
        <legend>${site} wants access to your Google Account</legend>
        ${request.scopes.map((scope) =>
          isOptional(scope)
            ? html`<label class="row"
                ><input type="checkbox" name="scope" value="${scope}" checked />${scopeLabels[scope]}</label
              >`
            : html`<p class="quiet">${scopeLabels[scope]}</p>`,
        )}
      </fieldset>
      <div class="buttons">
        <button name="decision" value="deny" formnovalidate>Deny</button>
        <button name="decision" value="allow" class="strong">Allow</button>
      </div>
    </form>`
  return { title: 'Sign in with Google (sandbox)', body, slim: true }
}

/** Google's error page, shown instead of a redirect to a URL that is not trusted. */
export function renderErrorPage(error: AuthPageError): Page {
  const body = html`<p class="quiet small">Google, played by a sandbox on this computer</p>
    <h1>Access blocked: authorization error</h1>
    <div class="card">
      <p>${error.message}</p>
      <p class="quiet">Error ${error.status}: ${error.code}</p>
    </div>`
  return { title: `Error ${error.status}: ${error.code}`, body, slim: true }
}
