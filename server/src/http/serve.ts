import { Readable } from 'node:stream'
import { withSchemas, type EndpointWithSchemas } from '@labreach/contract/calls'
import type { Endpoint, Input, ShapeOf } from '@labreach/contract/endpoint'
import type { Shape } from '@labreach/contract/schemas/shape'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { DatabaseHealth } from '../db/database-health.ts'
import type { Limiter, Use } from '../rate-limits.ts'
import { Refusal } from '../refusal.ts'
import { invalidInput, sessionRequired, unreadable } from './errors.ts'
import { sendFile, type SentFile } from './send-file.ts'
import { addressOf, type Limit } from './limits.ts'

/** Whose bearer token came with the request. */
export type SignedIn = { studentId: string; sessionId: string }

/** Answers who a bearer token belongs to, or null when it is not (or no longer) good. */
export type Authenticate<S extends SignedIn = SignedIn> = (token: string) => Promise<S | null>

type StudentOf<E, S> = E extends { who: 'student' } ? S : E extends { who: 'either' } ? S | null : null

type Reply<E> = ShapeOf<E>['answer'] extends infer A
  ? A extends z.ZodType
    ? z.input<A>
    : A extends 'lines'
      ? AsyncIterable<string>
      : A extends 'redirect'
        ? { redirect: string }
        : SentFile
  : never

type Call<E, S = SignedIn> = { input: Input<E>; student: StudentOf<E, S>; request: FastifyRequest; reply: FastifyReply }

export type Handler<E, S = SignedIn> = (call: Call<E, S>) => Promise<Reply<E>>

/** Registers calls of the contract on a server: session checked, input parsed, uses counted, answer cut to its schema. */
export type Http = {
  /** @param authenticate where the call asks the database for more of the student anyway: both at once. */
  serve<const E extends Endpoint, S extends SignedIn = SignedIn>(
    endpoint: E,
    handler: Handler<E, S>,
    limits?: readonly Limit<Call<E>>[],
    authenticate?: Authenticate<S>,
  ): void
}

type Options = {
  authenticate: Authenticate
  limiter: Limiter
  databaseHealth: Pick<DatabaseHealth, 'guard'>
  /** Whether limits per network address apply. */
  limitsPerAddress: boolean
  /** The contract's, unless a test serves calls of its own. */
  schemas?: Readonly<Record<string, Shape>>
}

export function createHttp(
  app: FastifyInstance,
  { authenticate, limiter, databaseHealth, limitsPerAddress, schemas }: Options,
): Http {
  return {
    serve(stated, handler, limits = [], whose = authenticate as Authenticate<never>) {
      const endpoint = withSchemas(stated, schemas)
      for (const path of [endpoint.path, ...(endpoint.also ? [endpoint.also] : [])])
        app.route({
          method: endpoint.method,
          url: path.replace(/\{(\w+)\}/g, ':$1'),
          config: { endpoint },
          handler: async (request, reply) => {
            const work = async () => {
              const student = await whoCalls(endpoint, request, whose)
              const input = parseInput(endpoint, request)
              const call = { input, student: student as StudentOf<Endpoint, SignedIn>, request, reply }
              const uses: Use[] = []
              for (const limit of limits as readonly Limit<Call<Endpoint>>[]) {
                const use = await count(endpoint.name, limit, call)
                if (use && limit.failuresOnly) uses.push(use)
              }
              const giveBack = () => Promise.all(uses.map((use) => use.giveBack()))
              try {
                const answer = await (handler as unknown as Handler<Endpoint>)(call)
                await giveBack()
                return answer
              } catch (error) {
                if (error instanceof Refusal && error.code === 'rate_limited') await giveBack()
                throw error
              }
            }
            const answer = await (endpoint.alone ? work() : databaseHealth.guard(work))
            // What a student sees is nobody else's to keep, be it a proxy or the next person at this browser.
            if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
            return send(endpoint, reply, answer)
          },
        })
    },
  }

  async function count(name: string, limit: Limit<Call<Endpoint>>, call: Call<Endpoint>): Promise<Use | null> {
    if (limit.per === 'address' && !limitsPerAddress) return null
    const whose = limit.per === 'address' ? addressOf(call.request) : limit.account(call)
    if (whose === null) return null
    try {
      return await limiter(name, `${limit.per} ${whose}`, limit)
    } catch (error) {
      if (error instanceof Refusal || limit.withoutCounters === 'refuse') throw error
      call.request.log.warn({ err: error }, 'the counters cannot be reached; the call is allowed uncounted')
      return null
    }
  }
}

async function whoCalls(endpoint: Endpoint, request: FastifyRequest, authenticate: Authenticate) {
  if (endpoint.who === 'anyone') return null
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token && endpoint.who === 'either') return null
  const student = token ? await authenticate(token) : null
  if (!student) throw sessionRequired()
  return student
}

function parseInput(endpoint: EndpointWithSchemas, request: FastifyRequest) {
  const { params, query, body } = endpoint
  // A form is what another site can make a browser send.
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
  // Looked for in what the schema let through: what was sent may be nested deeper than can be written out.
  if (JSON.stringify(data).includes('\\u0000')) throw unreadable()
  return data
}

function send(endpoint: EndpointWithSchemas, reply: FastifyReply, answer: unknown) {
  if (endpoint.answer === 'lines')
    return reply.type('text/plain; charset=utf-8').send(Readable.from(answer as AsyncIterable<string>))
  if (endpoint.answer === 'redirect') return reply.redirect((answer as { redirect: string }).redirect)
  if (endpoint.answer === 'file') return sendFile(reply, answer as SentFile)
  return reply.send(endpoint.answer.parse(answer))
}
