import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { playFaults, type Faults, type Kind } from '../faults.ts'
import { encodeName } from '../gmail/message.ts'
import { readBearerToken } from '../google/token-routes.ts'
import { checkMessage, rewrite } from '../mail/check-message.ts'
import type { MailStore } from '../mail/mail-store.ts'
import { listAddresses } from '../mail/parse.ts'
import { mailSend } from './scopes.ts'
import type { Account, MicrosoftState } from './state.ts'

/** Bytes of a request to Graph. */
const maxBodyBytes = 4 * 1024 * 1024

/** An error of Graph: `{error: {code, message}}`. */
class GraphError extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

const invalidToken = () =>
  new GraphError(401, 'InvalidAuthenticationToken', 'Access token has expired or is not yet valid.')
const accessDenied = () =>
  new GraphError(403, 'ErrorAccessDenied', 'Access is denied. Check credentials and try again.')
const invalidMime = (message: string) => new GraphError(400, 'ErrorMimeContentInvalid', message)
const tooLarge = () => new GraphError(413, 'RequestEntityTooLarge', 'The request is larger than 4 MB.')

function faultError(kind: Kind): GraphError {
  if (kind === '401') return invalidToken()
  if (kind === '403') return accessDenied()
  if (kind === '429')
    return new GraphError(429, 'ApplicationThrottled', 'Application is over its MailboxConcurrency limit.')
  return new GraphError(503, 'serviceNotAvailable', 'The service is temporarily unavailable.')
}

export type Graph = { microsoft: MicrosoftState; mails: MailStore; faults: Faults }

/** Graph for the scope Mail.Send: sending a MIME message only. */
export function graphRoutes(app: FastifyInstance, { microsoft, mails, faults }: Graph): void {
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
    if (from.length > 1 || (from[0] && from[0] !== account.email))
      throw new GraphError(
        403,
        'ErrorSendAsDenied',
        'The user account does not have the right to send as this address.',
      )
    const sender = from.length === 0 ? `From: ${encodeName(account.name)} <${account.email}>\r\n` : ''
    await mails.deliver('graph', account.email, to, rewrite(raw, { drop: ['bcc'], add: sender }))
    return reply.code(202).send()
  }

  function authenticate(request: FastifyRequest): Account {
    const token = microsoft.findAccessToken(readBearerToken(request))
    const account = token && microsoft.findAccount(token.oid)
    if (!account) throw invalidToken()
    if (!token.scopes.includes(mailSend)) throw accessDenied()
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
  if (request.body === '' || request.body.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(request.body))
    throw new GraphError(400, 'ErrorMimeContentInvalidBase64String', 'Invalid base64 string for MIME content.')
  return Buffer.from(request.body, 'base64')
}

const sendError = (reply: FastifyReply, { status, code, message }: GraphError): FastifyReply =>
  reply.code(status).send({ error: { code, message } })
