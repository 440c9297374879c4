import { html, type Markup } from '../html/html.ts'

/** Links to every page of the sandbox. */
export const navigation: Markup = html`<nav aria-label="Sandbox">
  <a href="/">Inboxes</a> <a href="/google">Google accounts</a><a href="/model">Language model</a
  ><a href="/stripe">Payments</a>
</nav>`
