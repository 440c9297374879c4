import * as calls from '@labreach/contract/assistants'
import { done } from '@labreach/contract/endpoint'
import { HOUR_MS, limits } from '@labreach/contract/plans'
import { getDraft, saveDraft } from '@labreach/contract/professors'
import type { FastifyInstance } from 'fastify'
import { createToken } from '../account/personal-tokens/create-token.ts'
import { openToken } from '../account/personal-tokens/open-token.ts'
import { listTokens } from '../account/personal-tokens/list-tokens.ts'
import { revokeToken } from '../account/personal-tokens/revoke-token.ts'
import type { Sessions } from '../account/sessions.ts'
import { getNetwork, ofFailures, perName, perNetwork, perStudent } from '../http/limits.ts'
import type { Http } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { recordAiSentences } from '../students/ai-sentences.ts'
import { callTool, readPath, type Dispatch } from './call-tool.ts'
import { tokenInvalid } from './errors.ts'
import { findTool, listTools } from './tools.ts'

const readToken = (headers: { authorization?: string | undefined }) =>
  /^Bearer (\S{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? ''

export function assistantRoutes(
  app: FastifyInstance,
  http: Http,
  services: Services,
  sessions: Pick<Sessions, 'sign'>,
): void {
  /**
   * What an assistant writes is what AI has written: a letter says so where the professor wishes it. Recorded before the
   * draft is saved, since a draft without its record would be taken for the student's own words.
   */
  async function recordAsAi(
    { id, draft }: Record<string, unknown>,
    { studentId, accessToken, dispatch }: { studentId: string; accessToken: string; dispatch: Dispatch },
  ): Promise<void> {
    const path = readPath(getDraft, { id })
    if (path === null || typeof draft !== 'string' || draft.length > limits.messageMax) return
    const { status, body } = await dispatch({ method: 'GET', url: path, accessToken })
    const own = status === 200 ? (body as { draft: string }).draft : ''
    await recordAiSentences(services, { studentId, text: draft, own })
  }

  http.serve(calls.listPersonalTokens, async ({ student }) => ({
    tokens: await listTokens(services.db, student.studentId, services.clock.now()),
  }))

  http.serve(
    calls.createPersonalToken,
    ({ student, input: { body }, request }) =>
      createToken(services, { session: student, ...body, from: getNetwork(request) }),
    [perStudent(20, HOUR_MS)],
  )

  http.serve(calls.revokePersonalToken, async ({ student, input }) => {
    await revokeToken(services, { studentId: student.studentId, id: input.params.id })
    return done
  })

  http.serve(
    calls.callAssistantServer,
    async ({ input, request, reply }) => {
      const opened = await openToken(services, sessions, readToken(request.headers))
      if (!opened) {
        reply.header('www-authenticate', 'Bearer')
        throw tokenInvalid()
      }
      const { studentId, scope, accessToken } = opened
      // As if the assistant had made the call itself: from its network, with the checks and limits of the call.
      const dispatch: Dispatch = async ({ method, url, body }) => {
        const response = await app.inject({
          method,
          url,
          headers: { authorization: `Bearer ${accessToken}` },
          remoteAddress: request.ip,
          ...(body && { payload: body }),
        })
        return { status: response.statusCode, body: response.json<unknown>() }
      }
      const call = async (name: string, given: Record<string, unknown>) => {
        const tool = findTool(name, scope)
        if (!tool) return { text: `This token has no tool ${name}.`, isError: true }
        // The protocol's server would send the message of an error to the client.
        try {
          if (name === saveDraft.name) await recordAsAi(given, { studentId, accessToken, dispatch })
          return await callTool(tool, { input: given, accessToken, dispatch })
        } catch (error) {
          request.log.error({ err: error, tool: name }, 'a tool of an assistant failed')
          return { text: `This did not work. Please try again. (${request.id})`, isError: true }
        }
      }
      const version = request.headers['mcp-protocol-version']
      // Loaded with the first message, since most servers never get one.
      const { answerMessage } = await import('./answer-message.ts')
      const { status, body } = await answerMessage(input.body, {
        tools: listTools(scope),
        call,
        version: typeof version === 'string' ? version : undefined,
      })
      reply.code(status)
      return body
    },
    // A token has 256 random bits. A low limit would let one wrong client of a service lock out all students who use it.
    [ofFailures(perNetwork(1_000, HOUR_MS)), perName(120, 60_000, ({ request }) => readToken(request.headers))],
  )

  // Clients ask whether the server has a stream of its own messages, or a session to end. It has neither.
  app.route({
    method: ['GET', 'DELETE'],
    url: calls.callAssistantServer.path,
    handler: (_request, reply) => reply.code(405).header('allow', 'POST').send(),
  })
}
