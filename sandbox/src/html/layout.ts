import type { FastifyReply } from 'fastify'
import { html, Markup } from './html.ts'

const style = new Markup(`
:root{color-scheme:light dark;--ground:#FBFAF6;--card:#fff;--ink:#1B1E28;--quiet:#5A5F6E;--line:#E4E1D8;--accent:#0F6E6A;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ground:#11141C;--card:#191D28;--ink:#ECEAE3;--quiet:#A6ABBA;--line:#2C3242;--accent:#5CC4BD;--on:#11141C}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.55 "Instrument Sans",Inter,system-ui,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:960px;margin:0 auto;padding:24px 16px 64px}main.slim{max-width:480px}
h1,h2,h3{font-family:"Source Serif 4","Source Serif Pro",Georgia,serif;font-weight:600;line-height:1.25;margin:0 0 8px}
h1{font-size:28px}h2{font-size:21px;margin-top:40px}h3{font-size:17px}p{margin:0 0 12px;max-width:70ch}
a{color:var(--accent)}.quiet{color:var(--quiet)}.small{font-size:13px}
nav{display:flex;flex-wrap:wrap;gap:4px 20px;margin:0 0 24px}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:16px;margin:0 0 12px;overflow-wrap:anywhere}
.list{list-style:none;padding:4px 16px}input{accent-color:var(--accent)}.list>li{border-top:1px solid var(--line);padding:10px 0}.list>li:first-child{border-top:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.5 ui-monospace,Menlo,Consolas,monospace;margin:0}
.letter{white-space:pre-wrap;font:17px/1.6 "Source Serif 4",Georgia,serif;max-width:70ch}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0 0 12px}dt{color:var(--quiet)}dd{margin:0;overflow-wrap:anywhere}
label{display:block;padding:8px 0}label.row{display:flex;gap:10px;align-items:flex-start}label.row input{margin-top:5px}
input[type=email],input[type=text]{display:block;width:100%;font:inherit;color:inherit;background:var(--ground);border:1px solid var(--quiet);border-radius:8px;padding:9px 12px;margin-top:4px}
fieldset{border:0;padding:0;margin:0 0 16px}legend{font-weight:600;padding:0}
button{font:inherit;font-weight:600;border-radius:8px;border:1px solid var(--accent);padding:10px 20px;min-height:44px;cursor:pointer;background:transparent;color:var(--accent)}
button.strong{background:var(--accent);color:var(--on)}.buttons{display:flex;gap:12px;justify-content:flex-end;flex-wrap:wrap}
.error{border-left:3px solid #B3261E;padding-left:12px}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
summary{cursor:pointer;color:var(--accent)}`)

export type Page = { title: string; body: Markup; slim?: boolean; refreshSeconds?: number }

/**
 * Sends a complete page without scripts and external resources. The policy does not restrict `form-action`, because
 * browsers apply it to the redirect from the consent form back to the product.
 */
export function sendPage(reply: FastifyReply, { title, body, slim, refreshSeconds }: Page, status = 200): FastifyReply {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        ${refreshSeconds !== undefined && html`<meta http-equiv="refresh" content="${refreshSeconds}" />`}
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main class="${slim ? 'slim' : ''}">${body}</main>
      </body>
    </html>`
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
    )
    .send(page.text)
}
