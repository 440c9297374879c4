import { Readable } from 'node:stream'
import type { Endpoint, Input } from '@labreach/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Pulse } from '../db/pulse.ts'
import type { Limiter } from '../rate-limits.ts'
import { Refusal } from '../refusal.ts'
import { invalidInput, sessionRequired, unreadable } from './errors.ts'
import { addressOf, type Limit } from './limits.ts'

/** Whose bearer token came with the request. */
export type SignedIn = { studentId: string; sessionId: string }

/** Answers who a bearer token belongs to, or null when it is not (or no longer) good. */
export type Authenticate<S extends SignedIn = SignedIn> = (token: string) => Promise<S | null>

type StudentOf<E, S> = E extends { who: 'student' } ? S : E extends { who: 'either' } ? S | null : null

type Reply<E> = E extends { answer: infer A }
  ? A extends z.ZodType
    ? z.input<A>
    : A extends 'lines'
      ? AsyncIterable<string>
      : A extends 'redirect'
        ? { redirect: string }
        : { bytes: Uint8Array; type: string; name: string }
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

type Needs = {
  authenticate: Authenticate
  limiter: Limiter
  pulse: Pick<Pulse, 'whileAlive'>
  /** Whether limits per network address apply. */
  limitsPerAddress: boolean
}

export function createHttp(app: FastifyInstance, { authenticate, limiter, pulse, limitsPerAddress }: Needs): Http {
  return {
    serve(endpoint, handler, limits = [], whose = authenticate as Authenticate<never>) {
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
              for (const limit of limits as readonly Limit<Call<Endpoint>>[]) await count(endpoint.name, limit, call)
              return (handler as unknown as Handler<Endpoint>)(call)
            }
            const answer = await (endpoint.alone ? work() : pulse.whileAlive(work))
            // What a student sees is nobody else's to keep, be it a proxy or the next person at this browser.
            if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
            return send(endpoint, reply, answer)
          },
        })
    },
  }

  async function count(name: string, limit: Limit<Call<Endpoint>>, call: Call<Endpoint>): Promise<void> {
    if (limit.per === 'address' && !limitsPerAddress) return
    const whose = limit.per === 'address' ? addressOf(call.request) : limit.account(call)
    if (whose === null) return
    try {
      await limiter(name, `${limit.per} ${whose}`, limit)
    } catch (error) {
      if (error instanceof Refusal || limit.fails === 'closed') throw error
      call.request.log.warn({ err: error }, 'the counters cannot be reached; the call passes uncounted')
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

function parseInput(endpoint: Endpoint, request: FastifyRequest) {
  const { params, query, body } = endpoint
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

function send(endpoint: Endpoint, reply: FastifyReply, answer: unknown) {
  if (endpoint.answer === 'lines')
    return reply.type('text/plain; charset=utf-8').send(Readable.from(answer as AsyncIterable<string>))
  if (endpoint.answer === 'redirect') return reply.redirect((answer as { redirect: string }).redirect)
  if (endpoint.answer === 'file') {
    const file = answer as { bytes: Uint8Array; type: string; name: string }
    return reply
      .type(file.type)
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .send(file.bytes)
  }
  return reply.send(endpoint.answer.parse(answer))
}
