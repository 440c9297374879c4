import * as calls from '@labreach/contract/assistants'
import { done } from '@labreach/contract/endpoint'
import { HOUR_MS } from '@labreach/contract/plans'
import type { FastifyInstance } from 'fastify'
import { createToken } from '../account/personal-tokens/create-token.ts'
import { openToken } from '../account/personal-tokens/open-token.ts'
import { listTokens } from '../account/personal-tokens/list-tokens.ts'
import { revokeToken } from '../account/personal-tokens/revoke-token.ts'
import type { Sessions } from '../account/sessions.ts'
import { getNetwork, perName, perSession } from '../http/limits.ts'
import type { Http } from '../http/serve.ts'
import type { Services } from '../services.ts'
import type { Dispatch } from './call-tool.ts'
import { originRefused, tokenInvalid } from './errors.ts'
import { serveMessage } from './serve-message.ts'

const readToken = (headers: { authorization?: string | undefined }) =>
  /^Bearer (\S{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? ''

/** Makes calls as if the assistant had made them itself: from its network, with the checks and limits of the call. */
const makeDispatch =
  (app: FastifyInstance, network: string): Dispatch =>
  async ({ method, url, accessToken, body }) => {
    const response = await app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${accessToken}` },
      remoteAddress: network,
      ...(body && { payload: body }),
    })
    return { status: response.statusCode, body: response.json<unknown>() }
  }

export function assistantRoutes(
  app: FastifyInstance,
  http: Http,
  services: Services,
  sessions: Pick<Sessions, 'sign'>,
): void {
  const ownOrigin = new URL(services.config.publicUrl).origin

  http.serve(calls.listPersonalTokens, async ({ student }) => ({
    tokens: await listTokens(services.db, student.studentId, services.clock.now()),
  }))

  http.serve(
    calls.createPersonalToken,
    ({ student, input: { body }, request }) =>
      createToken(services, { session: student, ...body, from: getNetwork(request) }),
    [perSession(20, HOUR_MS)],
  )

  http.serve(calls.revokePersonalToken, async ({ student, input }) => {
    await revokeToken(services, { studentId: student.studentId, id: input.params.id })
    return done
  })

  http.serve(
    calls.callAssistantServer,
    async ({ input, request, reply }) => {
      // The protocol demands it of every server. Programs send no origin.
      const { origin = ownOrigin } = request.headers
      if (origin !== ownOrigin) throw originRefused()
      const opened = await openToken(services, sessions, readToken(request.headers))
      if (!opened) {
        reply.header('www-authenticate', 'Bearer')
        throw tokenInvalid()
      }
      const version = request.headers['mcp-protocol-version']
      const { status, body } = await serveMessage(services, {
        message: input.body,
        version: typeof version === 'string' ? version : undefined,
        opened,
        dispatch: makeDispatch(app, request.ip),
        onFailure: (error, tool) => request.log.error({ err: error, tool }, 'a tool of an assistant failed'),
      })
      reply.code(status)
      return body
    },
    // Not by network: a token has 256 random bits, and a service has one network for many students, of whom one with an
    // ended token would lock out the others.
    [perName(120, 60_000, ({ request }) => readToken(request.headers))],
  )

  // Clients ask whether the server has a stream of its own messages, or a session to end. It has neither.
  app.route({
    method: ['GET', 'DELETE'],
    url: calls.callAssistantServer.path,
    handler: (_request, reply) => reply.code(405).header('allow', 'POST').send(),
  })
}
