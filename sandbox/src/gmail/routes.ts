import type { FastifyInstance, FastifyRequest } from 'fastify'
import { playFaults, type Faults } from '../faults.ts'
import { gmailSend } from '../google/scopes.ts'
import type { Account, GoogleState } from '../google/state.ts'
import { readBearerToken } from '../google/token-routes.ts'
import type { MailStore } from '../mail/mail-store.ts'
import * as errors from './errors.ts'
import { decodeRaw, readMessage } from './message.ts'
import { readUpload } from './upload.ts'

const dayMs = 86_400_000
/** Bytes of a request in JSON, and of an upload. */
const maxJsonBytes = 5 * 1024 * 1024
const maxUploadBytes = 35 * 1024 * 1024

type Message = Awaited<ReturnType<typeof readMessage>>

/** A subject without leading "Re:". */
const removeReplyPrefix = (subject: string) => subject.replace(/^(?:re:\s*)+/i, '').trim()

export type Gmail = { google: GoogleState; mails: MailStore; faults: Faults; dailyLimit: number; now: () => number }

/** Gmail's API for the scope gmail.send: sending only. */
export function gmailRoutes(app: FastifyInstance, { google, mails, faults, dailyLimit, now }: Gmail): void {
  app.addHook(
    'onRequest',
    playFaults(faults, 'gmail', (kind, reply) => errors.sendApiError(reply, errors.faultError(kind, now()))),
  )
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof errors.ApiError) return errors.sendApiError(reply, error)
    const { statusCode = 500, message } = error as { statusCode?: number; message: string }
    if (statusCode === 413) return errors.sendApiError(reply, errors.tooLarge())
    if (statusCode < 500) return errors.sendApiError(reply, errors.parseError(message))
    throw error
  })

  app.addContentTypeParser('multipart/related', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const url = '/gmail/v1/users/:userId/messages/send'
  app.route({ method: 'POST', url, bodyLimit: maxJsonBytes, handler: sendJson })
  app.route({ method: 'POST', url: `/upload${url}`, bodyLimit: maxUploadBytes, handler: sendUpload })
  for (const others of ['/gmail/*', '/upload/*'])
    app.all(others, async () => {
      throw errors.notFound()
    })

  async function sendJson(request: FastifyRequest) {
    const account = authenticate(request)
    const body = request.body as { raw?: unknown; threadId?: unknown } | null
    return send(account, decodeRaw(body?.raw), body?.threadId)
  }

  async function sendUpload(request: FastifyRequest) {
    const account = authenticate(request)
    const { uploadType } = request.query as { uploadType?: string }
    if (uploadType !== 'multipart') throw errors.invalidArgument(`Unsupported upload type: ${uploadType}`)
    const { metadata, raw } = readUpload(request.headers['content-type'] ?? '', request.body as Buffer)
    return send(account, raw, (metadata as { threadId?: unknown } | null)?.threadId)
  }

  async function send(account: Account, raw: Buffer, threadId: unknown) {
    const message = await readMessage(raw, account)
    const thread = findThread(account.email, message, threadId)
    // Gmail counts recipients, not messages, over the last 24 hours.
    if (mails.recipientsSince(account.email, now() - dayMs) + message.to.length > dailyLimit) {
      throw errors.sendingLimit(now() + dayMs)
    }
    const mail = await mails.deliver('gmail', account.email, message.to, message.raw, thread)
    return { id: mail.id, threadId: mail.threadId, labelIds: ['SENT'] }
  }

  /**
   * Gmail adds a message to the named thread only if the message refers to a mail of the thread, or to the same mail as
   * one of them does, and has the same subject. If the thread exists, but the message does not fit, Gmail starts a new
   * thread without an error.
   */
  function findThread(address: string, message: Message, named: unknown): string | undefined {
    if (named === undefined || named === null || named === '') return undefined
    if (typeof named !== 'string' || !/^[0-9a-f]{1,16}$/.test(named))
      throw errors.invalidArgument('Invalid thread_id value')
    const thread = mails.thread(address, named)
    if (thread.length === 0) throw errors.notFound()
    const isReply = thread.some(({ messageId, references }) =>
      [...references, ...(messageId ? [messageId] : [])].some((id) => message.references.has(id)),
    )
    const hasSameSubject = thread.some(
      ({ subject }) => removeReplyPrefix(subject) === removeReplyPrefix(message.subject),
    )
    return isReply && hasSameSubject ? named : undefined
  }

  /** The account of the bearer token, checked in Gmail's order: token, scope, mailbox. A blocked one is refused. */
  function authenticate(request: FastifyRequest) {
    if (!request.headers.authorization) throw errors.loginRequired()
    const token = google.findAccessToken(readBearerToken(request))
    const grant = token && google.findGrant(token.grantId)
    const account = grant && google.findAccount(grant.sub)
    if (!account) throw errors.invalidCredentials()
    if (!token.scopes.includes(gmailSend)) throw errors.insufficientScopes()
    const { userId } = request.params as { userId: string }
    if (userId !== 'me' && userId.toLowerCase() !== account.email) throw errors.delegationDenied(userId)
    if (account.obstacle) throw errors.obstacles[account.obstacle]()
    return account
  }
}
