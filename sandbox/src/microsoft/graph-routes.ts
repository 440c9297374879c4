import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { playFaults, type Faults, type Kind } from '../faults.ts'
import { encodeName } from '../gmail/message.ts'
import { readBearerToken } from '../google/token-routes.ts'
import { checkMessage, rewrite } from '../mail/check-message.ts'
import type { MailStore } from '../mail/mail-store.ts'
import { listAddresses } from '../mail/parse.ts'
import { mailSend } from './scopes.ts'
import type { Account, MicrosoftState, Obstacle } from './state.ts'

/** The requests that one mailbox takes from one app at the same time. */
const maxConcurrent = 4

/** Bytes of a request to Graph. */
const maxBodyBytes = 4 * 1024 * 1024

/** An error of Graph: `{error: {code, message}}`. */
class GraphError extends Error {
  readonly status: number
  readonly code: string
  readonly retryAfterSeconds: number | null
  constructor(status: number, code: string, message: string, retryAfterSeconds: number | null = null) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const invalidToken = () =>
  new GraphError(401, 'InvalidAuthenticationToken', 'Access token has expired or is not yet valid.')
const accessDenied = () =>
  new GraphError(403, 'ErrorAccessDenied', 'Access is denied. Check credentials and try again.')
const invalidMime = (message: string) => new GraphError(400, 'ErrorMimeContentInvalid', message)
const tooLarge = () => new GraphError(413, 'RequestEntityTooLarge', 'The request is larger than 4 MB.')

const obstacles: Readonly<Record<Obstacle, () => GraphError>> = {
  MailboxNotEnabledForRESTAPI: () =>
    new GraphError(
      404,
      'MailboxNotEnabledForRESTAPI',
      'The mailbox is either inactive, soft-deleted, or is hosted on-premise.',
    ),
  ErrorAccountSuspend: () =>
    new GraphError(
      403,
      'ErrorAccountSuspend',
      'Account suspended. Follow the instructions in your Inbox to verify it.',
    ),
  ErrorSendAsDenied: () => sendAsDenied(),
}
const sendAsDenied = () =>
  new GraphError(403, 'ErrorSendAsDenied', 'The user account does not have the right to send as this address.')

const throttled = (retryAfterSeconds: number) =>
  new GraphError(429, 'ApplicationThrottled', 'Application is over its MailboxConcurrency limit.', retryAfterSeconds)

function faultError(kind: Kind): GraphError {
  if (kind === '401') return invalidToken()
  if (kind === '403') return accessDenied()
  if (kind === '429') return throttled(10)
  return new GraphError(503, 'serviceNotAvailable', 'The service is temporarily unavailable.')
}

export type Graph = { microsoft: MicrosoftState; mails: MailStore; faults: Faults }

/** Graph for the scope Mail.Send: sending a MIME message only. */
export function graphRoutes(app: FastifyInstance, { microsoft, mails, faults }: Graph): void {
  const concurrent = new Map<string, number>()
  // Before the faults, so that a delayed request counts.
  app.addHook('onRequest', async (request, reply) => {
    const oid = microsoft.findAccessToken(readBearerToken(request))?.oid
    if (!oid) return
    const running = concurrent.get(oid) ?? 0
    if (running >= maxConcurrent) throw throttled(10)
    concurrent.set(oid, running + 1)
    reply.raw.once('close', () => concurrent.set(oid, concurrent.get(oid)! - 1))
  })
  app.addHook(
    'onRequest',
    playFaults(faults, 'graph', (kind, reply) => sendError(reply, faultError(kind))),
  )
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof GraphError) return sendError(reply, error)
    const { statusCode = 500, message } = error as { statusCode?: number; message: string }
    if (statusCode === 413) return sendError(reply, tooLarge())
    if (statusCode < 500) return sendError(reply, new GraphError(statusCode, 'BadRequest', message))
    throw error
  })

  app.route({ method: 'POST', url: '/graph/v1.0/me/sendMail', bodyLimit: maxBodyBytes, handler: send })
  app.all('/graph/*', async () => {
    throw new GraphError(404, 'ResourceNotFound', 'Resource not found for the segment.')
  })

  async function send(request: FastifyRequest, reply: FastifyReply) {
    const account = authenticate(request)
    const raw = decodeBody(request)
    const { mail, to } = await checkMessage(raw, invalidMime)
    const from = listAddresses(mail.from)
    if (from.length > 1 || (from[0] && from[0] !== account.email)) throw sendAsDenied()
    const sender = from.length === 0 ? `From: ${encodeName(account.name)} <${account.email}>\r\n` : ''
    await mails.deliver('graph', account.email, to, rewrite(raw, { drop: ['bcc'], add: sender }))
    return reply.code(202).send()
  }

  function authenticate(request: FastifyRequest): Account {
    const token = microsoft.findAccessToken(readBearerToken(request))
    const account = token && microsoft.findAccount(token.oid)
    if (!account) throw invalidToken()
    if (!token.scopes.includes(mailSend)) throw accessDenied()
    if (account.obstacle) throw obstacles[account.obstacle]()
    return account
  }
}

/** The MIME message: the body is its base64, as text/plain. */
function decodeBody(request: FastifyRequest): Buffer {
  const type = request.headers['content-type'] ?? ''
  if (!/^text\/plain\b/i.test(type) || typeof request.body !== 'string')
    throw new GraphError(
      415,
      'UnsupportedMediaType',
      `The content type ${type} is not supported for MIME: use text/plain.`,
    )
  const bytes = Buffer.from(request.body, 'base64')
  if (request.body === '' || bytes.toString('base64') !== request.body)
    throw new GraphError(400, 'ErrorMimeContentInvalidBase64String', 'Invalid base64 string for MIME content.')
  return bytes
}

function sendError(reply: FastifyReply, { status, code, message, retryAfterSeconds }: GraphError): FastifyReply {
  if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds))
  return reply.code(status).send({ error: { code, message } })
}
