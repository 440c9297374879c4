import type { FastifyInstance, FastifyRequest } from 'fastify'
import { playFaults, type Faults } from '../faults.ts'
import { gmailSend } from '../google/scopes.ts'
import type { GoogleState } from '../google/state.ts'
import { bearer } from '../google/token-routes.ts'
import type { Mailroom } from '../mail/mailroom.ts'
import * as errors from './errors.ts'
import { decodeRaw, readMessage } from './message.ts'

const dayMs = 86_400_000
/** Bytes of a request body: a message of 25 MB grows by a third in base64. */
const maxBodyBytes = 36 * 1024 * 1024

export type Gmail = { google: GoogleState; mails: Mailroom; faults: Faults; dailyLimit: number; now: () => number }

/** Gmail's API as far as the scope gmail.send reaches: sending, and nothing else. */
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

  app.route({ method: 'POST', url: '/gmail/v1/users/:userId/messages/send', bodyLimit: maxBodyBytes, handler: send })
  app.all('/gmail/*', async () => {
    throw errors.notFound()
  })

  async function send(request: FastifyRequest) {
    const account = accountFor(request)
    const raw = decodeRaw((request.body as { raw?: unknown } | null)?.raw)
    const message = await readMessage(raw, account)
    // Gmail counts recipients, not messages, over the last 24 hours.
    if (mails.recipientsSince(account.email, now() - dayMs) + message.to.length > dailyLimit) {
      throw errors.sendingLimit(now() + dayMs)
    }
    const mail = await mails.deliver('gmail', account.email, message.to, message.raw)
    return { id: mail.id, threadId: mail.id, labelIds: ['SENT'] }
  }

  /** The account behind the bearer token, checked in Gmail's order: token, scope, whose mailbox. */
  function accountFor(request: FastifyRequest) {
    if (!request.headers.authorization) throw errors.loginRequired()
    const token = google.accessTokenOf(bearer(request))
    const grant = token && google.grantOf(token.grantId)
    const account = grant && google.accountOf(grant.sub)
    if (!account) throw errors.invalidCredentials()
    if (!token.scopes.includes(gmailSend)) throw errors.insufficientScopes()
    const { userId } = request.params as { userId: string }
    if (userId !== 'me' && userId.toLowerCase() !== account.email) throw errors.delegationDenied(userId)
    return account
  }
}
