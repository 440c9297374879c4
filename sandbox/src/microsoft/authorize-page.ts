import { html } from '../html/html.ts'
import type { Page } from '../html/layout.ts'
import type { AuthRequest } from './authorize.ts'
import { scopeLabels } from './scopes.ts'
import type { Account } from './state.ts'

/** The page on which a user chooses an account and consents. `problem`: the error of the previous attempt. */
export function renderConsentPage(query: string, request: AuthRequest, accounts: Account[], problem?: string): Page {
  const site = new URL(request.redirectUri).host
  const body = html`<p class="quiet small">Microsoft, played by a sandbox on this computer</p>
    <h1>Permissions requested by ${site}</h1>
    ${problem !== undefined && html`<p class="error" role="alert">${problem}</p>`}
    <form method="post" action="/microsoft/decision" class="card">
      <input type="hidden" name="request" value="${query}" />
      ${
        accounts.length > 0 &&
        html`<fieldset>
          <legend>Pick an account</legend>
          ${accounts.map(
            (account, index) =>
              html`<label class="row"
                ><input type="radio" name="account" value="${account.oid}" ${index === 0 && html` checked`} />
                <span>${account.name}<br /><span class="quiet small">${account.email}</span></span></label
              >`,
          )}
        </fieldset>`
      }
      <fieldset>
        <legend>${accounts.length > 0 ? 'Or use another account' : 'Make up a Microsoft account'}</legend>
        <label
          >Email<input type="email" name="email" placeholder="ada.student@school.example.edu" autocomplete="off"
        /></label>
        <label>Name<input type="text" name="name" placeholder="Ada Student" autocomplete="off" /></label>
      </fieldset>
      <fieldset>
        <legend>This application would like to</legend>
        ${request.scopes.map((scope) => html`<p class="quiet">${scopeLabels[scope]}</p>`)}
      </fieldset>
      <div class="buttons">
        <button name="decision" value="cancel" formnovalidate>Cancel</button>
        <button name="decision" value="administrator" formnovalidate>Need admin approval</button>
        <button name="decision" value="accept" class="strong">Accept</button>
      </div>
    </form>`
  return { title: 'Sign in with Microsoft (sandbox)', body, slim: true }
}

/** Microsoft's error page, shown instead of a redirect to a URL that is not trusted. */
export function renderErrorPage(message: string): Page {
  const body = html`<p class="quiet small">Microsoft, played by a sandbox on this computer</p>
    <h1>Sorry, but we’re having trouble signing you in.</h1>
    <div class="card"><p>${message}</p></div>`
  return { title: 'Sign in to your account', body, slim: true }
}
