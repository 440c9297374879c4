import * as calls from '@labreach/contract/assistants'
import { done, fillPath } from '@labreach/contract/endpoint'
import { HOUR_MS } from '@labreach/contract/plans'
import { getDraft, saveDraft } from '@labreach/contract/professors'
import type { FastifyInstance } from 'fastify'
import { createToken } from '../account/personal-tokens/create-token.ts'
import { openToken } from '../account/personal-tokens/open-token.ts'
import { listTokens } from '../account/personal-tokens/list-tokens.ts'
import { revokeToken } from '../account/personal-tokens/revoke-token.ts'
import { requireProof } from '../account/proof/require-proof.ts'
import type { Sessions } from '../account/sessions.ts'
import { getNetwork, ofFailures, perName, perNetwork, perStudent } from '../http/limits.ts'
import type { Http } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { recordAiSentences } from '../students/ai-sentences.ts'
import { callTool, type Dispatch } from './call-tool.ts'
import { tokenInvalid } from './errors.ts'
import { findTool, listTools } from './tools.ts'

const readToken = (headers: { authorization?: string | undefined }) =>
  /^Bearer (\S{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? ''

/** The student's draft, empty if there is none. */
async function readDraft(dispatch: Dispatch, accessToken: string, id: unknown): Promise<string> {
  const { status, body } = await dispatch({ method: 'GET', url: fillPath(getDraft.path, { id }), accessToken })
  return status === 200 ? (body as { draft: string }).draft : ''
}

export function assistantRoutes(
  app: FastifyInstance,
  http: Http,
  services: Services,
  sessions: Pick<Sessions, 'sign'>,
): void {
  http.serve(calls.listPersonalTokens, async ({ student }) => ({
    tokens: await listTokens(services.db, student.studentId, services.clock.now()),
  }))

  http.serve(
    calls.createPersonalToken,
    async ({ student, input: { body }, request }) => {
      await requireProof(services, calls.createPersonalToken, student)
      return createToken(services, { studentId: student.studentId, ...body, from: getNetwork(request) })
    },
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
        const own = name === saveDraft.name ? await readDraft(dispatch, accessToken, given['id']) : ''
        const result = await callTool(tool, { input: given, accessToken, dispatch })
        // What an assistant wrote is what AI wrote: a letter says so where the professor wishes it.
        if (name === saveDraft.name && !result.isError)
          await recordAiSentences(services, { studentId, text: String(given['draft']), own })
        return result
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
    [ofFailures(perNetwork(30, HOUR_MS)), perName(120, 60_000, ({ request }) => readToken(request.headers))],
  )

  // Clients ask whether the server has a stream of its own messages, or a session to end. It has neither.
  app.route({
    method: ['GET', 'DELETE'],
    url: calls.callAssistantServer.path,
    handler: (_request, reply) => reply.code(405).header('allow', 'POST').send(),
  })
}
