import type { FastifyInstance, FastifyReply } from 'fastify'
import { decodeAttachment, parseMail } from '../mail/parse.ts'
import type { SandboxParts } from '../parts.ts'
import { html } from '../html/html.ts'
import { sendPage } from '../html/layout.ts'
import { renderMailboxPage, renderMailPage } from './mail.ts'
import { navigation } from './navigation.ts'
import { renderPaymentsPage } from './payments.ts'
import { renderOverview } from './overview.ts'
import { renderGooglePage, renderModelPage } from './services.ts'

type Id = { Params: { id: string } }

/** The sandbox's pages. Mail is untrusted content: it is escaped, or sent with headers that prevent scripts. */
export function pageRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { mails, google, stripe } = parts
  app.get<{ Querystring: { live?: string } }>('/', async ({ query }, reply) =>
    sendPage(reply, renderOverview(parts, query.live !== undefined)),
  )
  app.get('/google', async (_request, reply) => sendPage(reply, renderGooglePage(parts)))
  app.get('/model', async (_request, reply) => sendPage(reply, renderModelPage(parts)))
  app.get('/stripe', async (_request, reply) => {
    stripe.runOverdueWork()
    return sendPage(reply, renderPaymentsPage(parts))
  })
  app.post('/stripe/time', async (request, reply) => {
    const days = Number(new URLSearchParams(request.body as string).get('days'))
    if (!(days > 0 && days <= 366)) return sendNotFound(reply)
    parts.clock.advance(days * 86_400_000)
    stripe.runOverdueWork()
    return reply.redirect('/stripe', 303)
  })
  app.post('/google/revoke', async (request, reply) => {
    const grant = google.findGrant(new URLSearchParams(request.body as string).get('grant') ?? '')
    if (grant) google.endGrant(grant.id)
    return reply.redirect('/google', 303)
  })

  app.get<{ Params: { address: string } }>('/mailbox/:address', async ({ params }, reply) =>
    sendPage(reply, renderMailboxPage(mails, params.address)),
  )
  app.get<Id & { Querystring: { side?: string } }>('/mail/:id', async ({ params, query }, reply) => {
    const mail = mails.find(params.id)
    const side = query.side === 'received' ? 'received' : 'sent'
    return mail ? sendPage(reply, await renderMailPage(mails, mail, side)) : sendNotFound(reply)
  })
  app.get<Id>('/mail/:id/raw', async ({ params }, reply) => {
    const mail = mails.find(params.id)
    if (!mail) return sendNotFound(reply)
    return setUntrustedHeaders(reply).type('text/plain; charset=utf-8').send(mails.raw(mail))
  })
  app.get<Id>('/mail/:id/html', async ({ params }, reply) => {
    const mail = mails.find(params.id)
    const markup = mail && (await parseMail(mails.raw(mail))).html
    return markup === undefined
      ? sendNotFound(reply)
      : setUntrustedHeaders(reply).type('text/html; charset=utf-8').send(markup)
  })
  app.get<{ Params: { id: string; index: string } }>('/mail/:id/attachments/:index', async ({ params }, reply) => {
    const mail = mails.find(params.id)
    const attachment = mail && (await parseMail(mails.raw(mail))).attachments[Number(params.index)]
    if (!attachment) return sendNotFound(reply)
    const name = encodeURIComponent(attachment.filename ?? 'unnamed').replace(
      /['()*]/g,
      (character) => `%${character.charCodeAt(0).toString(16)}`,
    )
    setUntrustedHeaders(reply).header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    return reply.type('application/octet-stream').send(decodeAttachment(attachment))
  })
  app.setNotFoundHandler(async (_request, reply) => sendNotFound(reply))
}

const sendNotFound = (reply: FastifyReply) =>
  sendPage(
    reply,
    {
      title: 'Not found',
      body: html`${navigation}
        <h1>Not found</h1>
        <p>There is nothing here.</p>`,
    },
    404,
  )

/** Headers for untrusted bytes: no scripts, no content sniffing, no external resources. */
const setUntrustedHeaders = (reply: FastifyReply) =>
  reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:")
