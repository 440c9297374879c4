import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { canPlay, kinds, services, type Fault, type Kind, type Service } from './faults.ts'
import { allow, AuthPageError, readAuthRequest, refuse } from './google/authorize.ts'
import { isOptional, readScopes } from './google/scopes.ts'
import { obstacles } from './google/state.ts'
import { decodeAttachment, parseMail } from './mail/parse.ts'
import type { Mail } from './mail/mail-store.ts'
import type { SandboxParts } from './parts.ts'

type Body = Record<string, unknown>

/** The control API by which tests drive the sandbox. An invalid request gets a 400 `{error}` with a sentence. */
export function controlRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { clock, faults, google, microsoft, mails, calls, client, stripe } = parts
  const refuseInput = (reply: FastifyReply, error: string) => reply.code(400).send({ error })
  const showTime = () => ({ now: new Date(clock.now()).toISOString(), now_ms: clock.now(), offset_ms: clock.offset() })

  app.get<{ Querystring: { to?: string; from?: string } }>('/control/mail', async ({ query }) => {
    const inbox = query.to === undefined ? mails.all() : mails.inbox(query.to)
    const found = inbox.filter((mail) => query.from === undefined || mail.from === query.from.toLowerCase())
    return { mails: await Promise.all(found.map(addContent)) }
  })
  app.get<{ Params: { id: string } }>('/control/mail/:id/raw', async ({ params }, reply) => {
    const mail = mails.find(params.id)
    if (!mail) return reply.code(404).send({ error: `There is no mail ${params.id}.` })
    return reply.type('message/rfc822').send(mails.raw(mail))
  })

  app.get('/control/clock', async () => showTime())
  app.post<{ Body: Body }>('/control/clock', async ({ body }, reply) => {
    const { advance_ms: advance, now } = body
    const target = typeof now === 'string' ? Date.parse(now) : now
    if (Number.isFinite(advance)) clock.advance(advance as number)
    else if (Number.isFinite(target)) clock.set(target as number)
    else return refuseInput(reply, 'Give {advance_ms} in milliseconds, or {now} as an ISO date or in milliseconds.')
    stripe.runOverdueWork()
    return showTime()
  })

  app.get('/control/faults', async () => ({ faults: faults.list() }))
  app.post<{ Body: Body }>('/control/faults', async ({ body }, reply) => {
    const service = services.find((one) => one === body.service)
    const kind = kinds.find((one) => one === String(body.kind))
    if (!service) return refuseInput(reply, `service is one of ${services.join(', ')}.`)
    if (!kind) return refuseInput(reply, `kind is one of ${kinds.join(', ')}.`)
    if (!canPlay(service, kind)) return refuseInput(reply, `${service} cannot play ${kind}.`)
    faults.add(readFault(service, kind, body))
    return { faults: faults.list() }
  })
  app.delete<{ Querystring: { service?: Service } }>('/control/faults', async ({ query }) => {
    faults.clear(query.service)
    return { faults: faults.list() }
  })

  app.get('/control/google/accounts', async () => ({ accounts: google.accounts(), grants: google.grants() }))
  app.post<{ Body: Body }>('/control/google/accounts', async ({ body }, reply) => {
    if (!isAddress(body.email)) return refuseInput(reply, 'email must be an address.')
    return saveAccount(body.email, body)
  })
  /** Creates or updates the account of an address. `email_verified` is copied into its id tokens. */
  function saveAccount(email: string, { name, email_verified: verified }: Body) {
    return google.account(
      email,
      typeof name === 'string' ? name : undefined,
      typeof verified === 'boolean' ? verified : undefined,
    )
  }

  /** Does what a user does on the consent page. `without`: scopes to untick; `deny: true`: the Deny button. */
  app.post<{ Body: Body }>('/control/google/consent', async ({ body }, reply) => {
    if (typeof body.url !== 'string' || !URL.canParse(body.url))
      return refuseInput(reply, 'url must be the authorization URL.')
    if (!isAddress(body.email)) return refuseInput(reply, 'email must be an address.')
    const url = new URL(body.url)
    if (url.pathname !== '/o/oauth2/v2/auth') return refuseInput(reply, 'url must lead to /o/oauth2/v2/auth.')
    try {
      const request = readAuthRequest(url.searchParams, client)
      if (body.deny === true) return { redirect: refuse(request, 'access_denied') }
      const account = saveAccount(body.email, body)
      const unticked = readScopes(Array.isArray(body.without) ? body.without.join(' ') : '').scopes
      const scopes = request.scopes.filter((scope) => !isOptional(scope) || !unticked.includes(scope))
      return { redirect: allow(google, client, request, account, scopes) }
    } catch (error) {
      if (error instanceof AuthPageError)
        return refuseInput(reply, `Error ${error.status}: ${error.code}: ${error.message}`)
      throw error
    }
  })
  /** Does what a user does who removes the product's access in the Google account. */
  app.post<{ Body: Body }>('/control/google/revoke', async ({ body }, reply) => {
    const account = isAddress(body.email) ? google.findAccountByEmail(body.email) : undefined
    if (!account) return refuseInput(reply, 'email must be the address of a known account.')
    const grants = google.grants().filter((grant) => grant.sub === account.sub)
    for (const grant of grants) google.endGrant(grant.id)
    return { revoked: grants.length }
  })
  /** `obstacle`: the reason of Gmail's refusals. */
  app.post<{ Body: Body }>('/control/google/block', async ({ body }, reply) => {
    const account = isAddress(body.email) ? google.findAccountByEmail(body.email) : undefined
    const obstacle = obstacles.find((one) => one === body.obstacle)
    if (!account || !obstacle) return refuseInput(reply, `obstacle is one of ${obstacles.join(', ')}.`)
    google.block(account, obstacle)
    return { blocked: account.email }
  })

  app.get('/control/model-calls', async () => ({ calls: calls.all() }))
  app.post('/control/reset', async () => {
    faults.clear()
    for (const part of [clock, google, microsoft, mails, calls, stripe]) part.reset()
    return showTime()
  })

  async function addContent(mail: Mail) {
    const { text, html, attachments, headers } = await parseMail(mails.raw(mail))
    return {
      ...mail,
      text: text ?? '',
      html: html ?? null,
      headers: headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
      attachments: attachments.map((attachment) => {
        const bytes = decodeAttachment(attachment)
        const sha256 = createHash('sha256').update(bytes).digest('hex')
        return { filename: attachment.filename, mimeType: attachment.mimeType, size: bytes.length, sha256 }
      }),
    }
  }
}

/** A fault plays once and has a latency of a second, unless the body contains other numbers. */
function readFault(service: Service, kind: Kind, { times, ms, path }: Body): Fault {
  const readCount = (value: unknown, usual: number) =>
    Number.isInteger(value) && (value as number) > 0 ? (value as number) : usual
  return {
    service,
    kind,
    times: readCount(times, 1),
    ms: readCount(ms, 1000),
    ...(typeof path === 'string' && { path }),
  }
}

const isAddress = (value: unknown): value is string => typeof value === 'string' && /^[^\s@]+@[^\s@]+$/.test(value)
