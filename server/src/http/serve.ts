import { Readable } from 'node:stream'
import { withSchemas, type EndpointWithSchemas } from '@labreach/contract/calls'
import type { Endpoint, Input, SchemasOf } from '@labreach/contract/endpoint'
import type { CallSchemas } from '@labreach/contract/schemas/call-schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { DatabaseHealth } from '../db/database-health.ts'
import type { Limiter, Use } from '../rate-limits.ts'
import { Refusal } from '../refusal.ts'
import { invalidInput, sessionRequired, unreadable } from './errors.ts'
import { sendFile, type SentFile } from './send-file.ts'
import { getNetwork, type Limit } from './limits.ts'

/** The student and the session of the bearer token. */
export type SignedIn = { studentId: string; sessionId: string }

/** Returns the owner of a bearer token, or null if the token is invalid. */
export type Authenticate<S extends SignedIn = SignedIn> = (token: string) => Promise<S | null>

type StudentOf<E, S> = E extends { session: 'required' } ? S : E extends { session: 'optional' } ? S | null : null

type Result<E> = SchemasOf<E>['response'] extends infer R
  ? R extends z.ZodType
    ? z.input<R>
    : R extends 'lines'
      ? AsyncIterable<string>
      : R extends 'redirect'
        ? { redirect: string }
        : SentFile
  : never

/** One request of a call, with what its handler needs. */
type HandledRequest<E, S = SignedIn> = {
  input: Input<E>
  student: StudentOf<E, S>
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<E, S = SignedIn> = (handled: HandledRequest<E, S>) => Promise<Result<E>>

/**
 * Registers calls of the contract: checks the session, parses the input, counts uses, and applies the response schema.
 */
export type Http = {
  /** @param authenticate for a call that reads more of the student in the same query. */
  serve<const E extends Endpoint, S extends SignedIn = SignedIn>(
    endpoint: E,
    handler: Handler<E, S>,
    limits?: readonly Limit<HandledRequest<E>>[],
    authenticate?: Authenticate<S>,
  ): void
}

type Options = {
  authenticate: Authenticate
  limiter: Limiter
  databaseHealth: Pick<DatabaseHealth, 'guard'>
  /** Whether limits per network apply. */
  limitsPerNetwork: boolean
  /** The contract's by default; tests serve their own calls. */
  schemas?: Readonly<Record<string, CallSchemas>>
}

export function createHttp(
  app: FastifyInstance,
  { authenticate, limiter, databaseHealth, limitsPerNetwork, schemas }: Options,
): Http {
  return {
    serve(definition, handler, limits = [], authenticateCall = authenticate as Authenticate<never>) {
      const endpoint = withSchemas(definition, schemas)
      for (const path of [endpoint.path, ...(endpoint.alias ? [endpoint.alias] : [])])
        app.route({
          method: endpoint.method,
          url: path.replace(/\{(\w+)\}/g, ':$1'),
          config: { endpoint },
          handler: async (request, reply) => {
            const work = async () => {
              const student = await authenticateCaller(endpoint, request, authenticateCall)
              const input = parseInput(endpoint, request)
              const handled = { input, student: student as StudentOf<Endpoint, SignedIn>, request, reply }
              const uses: Use[] = []
              const giveBack = () => Promise.all(uses.map((use) => use.giveBack()))
              try {
                for (const limit of limits as readonly Limit<HandledRequest<Endpoint>>[]) {
                  const use = await count(endpoint.name, limit, handled)
                  if (use && limit.failuresOnly) uses.push(use)
                }
                const result = await (handler as unknown as Handler<Endpoint>)(handled)
                await giveBack()
                return result
              } catch (error) {
                const isFailure =
                  !(error instanceof Refusal) || (error.detail.isFailure ?? error.code !== 'rate_limited')
                if (!isFailure) await giveBack()
                throw error
              }
            }
            const result = await (endpoint.memoryOnly ? work() : databaseHealth.guard(work))
            // Neither a proxy nor the browser's next user may see a cached response.
            if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
            return send(endpoint, reply, result)
          },
        })
    },
  }

  async function count(
    name: string,
    limit: Limit<HandledRequest<Endpoint>>,
    handled: HandledRequest<Endpoint>,
  ): Promise<Use | null> {
    if (limit.per === 'network' && !limitsPerNetwork) return null
    const owner = limit.per === 'network' ? getNetwork(handled.request) : limit.account(handled)
    if (owner === null) return null
    try {
      // Stored keys begin with one of these two words.
      return await limiter(name, `${limit.per === 'network' ? 'address' : 'account'} ${owner}`, limit)
    } catch (error) {
      if (error instanceof Refusal || limit.withoutCounters === 'refuse') throw error
      handled.request.log.warn({ err: error }, 'the rate limit counters are unavailable; the call is not counted')
      return null
    }
  }
}

/** Returns null for a visitor. Throws session_required. */
async function authenticateCaller(endpoint: Endpoint, request: FastifyRequest, authenticate: Authenticate) {
  if (endpoint.session === 'none') return null
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token && endpoint.session === 'optional') return null
  const student = token ? await authenticate(token) : null
  if (!student) throw sessionRequired()
  return student
}

function parseInput(endpoint: EndpointWithSchemas, request: FastifyRequest) {
  const { params, query, body } = endpoint
  // Another site can make a browser send a form, but not JSON.
  if (body && body !== 'multipart' && /form/i.test(request.headers['content-type'] ?? '')) throw unreadable()
  return {
    params: params && parse(params, request.params),
    query: query && parse(query, request.query),
    body: body === undefined || body === 'multipart' ? undefined : parse(body, request.body ?? {}),
  }
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value)
  if (!success) throw invalidInput(error)
  // Checks the parsed data, since the body may be nested too deeply for JSON.stringify. So may what an open schema lets pass.
  if (isDeeper(data, levelsMax) || JSON.stringify(data).includes('\\u0000')) throw unreadable()
  return data
}

/** Of the objects and lists of a request; no call needs as many. */
const levelsMax = 64

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1)))

function send(endpoint: EndpointWithSchemas, reply: FastifyReply, result: unknown) {
  if (endpoint.response === 'lines')
    return reply.type('text/plain; charset=utf-8').send(Readable.from(result as AsyncIterable<string>))
  if (endpoint.response === 'redirect') return reply.redirect((result as { redirect: string }).redirect)
  if (endpoint.response === 'file') return sendFile(reply, result as SentFile)
  return reply.send(endpoint.response.parse(result))
}
