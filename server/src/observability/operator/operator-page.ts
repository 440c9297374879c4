import type { AddressInfo } from 'node:net'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { icon } from '../../product-look.ts'
import { renderSentence, renderSignIn, renderState } from './page.ts'
import { readState, type OperatorDeps } from './read-state.ts'
import { createSignIn, type SignIn } from './sign-in.ts'
import { style } from './style.ts'

const COOKIE = 'labreach_operator'
/** A token has at most a few hundred characters. */
const BODY_LIMIT = 4_096

/** No scripts, no frames, nothing from elsewhere; kept by nobody. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

type Options = { token: string; log: Pick<FastifyBaseLogger, 'warn' | 'error'> }

/**
 * Builds the operator's page, a read-only server of its own that listens on 127.0.0.1 only. `listen` returns its URL.
 */
export async function buildOperatorPage(
  deps: OperatorDeps,
  { token, log }: Options,
): Promise<{ operator: FastifyInstance; listen: (port: number) => Promise<string> }> {
  const operator = Fastify({ logger: false, bodyLimit: BODY_LIMIT, genReqId: () => uuidv7(), requestTimeout: 10_000 })
  const signIn = createSignIn(token, deps.clock)
  let hosts: string[] = []

  operator.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id })
    // A site whose name leads to 127.0.0.1 (DNS rebinding) sends its own name.
    if (!hosts.includes(request.headers.host ?? ''))
      return sendSentence(reply, 421, 'Wrong host', 'This page is served at 127.0.0.1 and localhost only.')
    const isForm = request.method === 'POST' && ['/sign-in', '/sign-out'].includes(request.url)
    if (!['GET', 'HEAD'].includes(request.method) && !isForm)
      return sendSentence(reply.header('allow', 'GET, HEAD'), 405, 'Read only', 'This page can only be read.')
    if (isForm && !isFromThisPage(request, hosts))
      return sendSentence(reply, 403, 'Refused', 'The form was sent by another site.')
    return undefined
  })
  operator.setErrorHandler((error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500
    if (status < 500) return sendSentence(reply, status, 'Refused', 'This request cannot be read.')
    log.error({ err: error, reqId: request.id }, 'the operator’s page failed')
    return sendSentence(reply, 500, 'It failed', `The log has the reason, under the request id ${request.id}.`)
  })
  operator.setNotFoundHandler((_, reply) => sendSentence(reply, 404, 'Nothing here', 'The page is at /.'))
  operator.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, text: string) => ({
      token: new URLSearchParams(text).get('token') ?? '',
    }),
  )
  await operator.register(cookie)

  operator.get('/icon.svg', async (_, reply) => reply.type('image/svg+xml').send(icon))
  operator.get('/style.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(style))
  operator.get<{ Querystring: { renew?: unknown } }>('/', async (request, reply) => {
    if (!mayRead(request, reply, signIn)) return reply
    // A program with the token in a header has no session to end.
    const view = { renews: request.query.renew === 'on', canSignOut: signIn.isSession(request.cookies[COOKIE]) }
    return sendHtml(reply, 200, renderState(await readState(deps), view))
  })
  operator.post<{ Body?: { token?: string } }>('/sign-in', async (request, reply) => {
    if (!check(request.body?.token ?? '', 'form', reply, signIn)) {
      log.warn({ reqId: request.id }, 'a sign-in at the operator’s page was refused')
      return reply
    }
    // Without Secure: the page is never reached over a network. The cookie ends with the browser.
    reply.setCookie(COOKIE, signIn.start(), { path: '/', httpOnly: true, sameSite: 'strict' })
    return reply.redirect('/', 303)
  })
  operator.post('/sign-out', async (request, reply) => {
    signIn.end(request.cookies[COOKIE])
    reply.clearCookie(COOKIE, { path: '/', httpOnly: true, sameSite: 'strict' })
    return reply.redirect('/', 303)
  })

  return {
    operator,
    async listen(port) {
      await operator.listen({ port, host: '127.0.0.1' })
      const address = operator.server.address() as AddressInfo
      hosts = ['127.0.0.1', 'localhost'].map((name) => `${name}:${address.port}`)
      return `http://${hosts[0]}`
    },
  }
}

/** Whether the request has a session or the token. If not, the form is sent. */
function mayRead(request: FastifyRequest, reply: FastifyReply, signIn: SignIn): boolean {
  if (signIn.isSession(request.cookies[COOKIE])) return true
  const [, token] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
  if (token !== undefined) return check(token, 'header', reply, signIn)
  void sendHtml(reply, 401, renderSignIn())
  return false
}

/** Whether the token is right. If not, the form is sent with the reason. */
function check(token: string, by: 'form' | 'header', reply: FastifyReply, signIn: SignIn): boolean {
  const outcome = signIn.tryToken(token, by)
  if (outcome === 'right') return true
  if (outcome === 'wrong') void sendHtml(reply, 401, renderSignIn('Wrong token.'))
  else {
    const text = `There were several wrong tokens. Please try again in ${outcome.wait} seconds.`
    void sendHtml(reply.header('retry-after', outcome.wait), 429, renderSignIn(text))
  }
  return false
}

/** Browsers name the origin of a form; a program without a browser names none. */
function isFromThisPage({ headers }: FastifyRequest, hosts: readonly string[]): boolean {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  // With `referrer-policy: no-referrer` browsers send the origin "null" with a form; then `sec-fetch-site` decides.
  if (origin === undefined || origin === 'null') return origin === undefined || site === 'same-origin'
  return hosts.some((host) => origin === `http://${host}`)
}

const sendHtml = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(html)

const sendSentence = (reply: FastifyReply, status: number, title: string, sentence: string): FastifyReply =>
  sendHtml(reply, status, renderSentence(title, sentence))
