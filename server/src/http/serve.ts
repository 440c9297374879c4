import { Readable } from 'node:stream'
import type { Endpoint, Input } from '@labreach/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { invalidInput, sessionRequired } from './errors.ts'

/** Whose bearer token came with the request. */
export type SignedIn = { studentId: string; sessionId: string }

/** Answers who a bearer token belongs to, or null when it is not (or no longer) good. */
export type Authenticate = (token: string) => Promise<SignedIn | null>

type StudentOf<E> = E extends { who: 'student' } ? SignedIn : E extends { who: 'either' } ? SignedIn | null : null

type Reply<E> = E extends { answer: infer A }
  ? A extends z.ZodType
    ? z.input<A>
    : A extends 'lines'
      ? AsyncIterable<string>
      : A extends 'redirect'
        ? { redirect: string }
        : { bytes: Uint8Array; type: string; name: string }
  : never

export type Handler<E> = (call: {
  input: Input<E>
  student: StudentOf<E>
  request: FastifyRequest
  reply: FastifyReply
}) => Promise<Reply<E>>

/** Registers calls of the contract on a server: input parsed, session checked, answer cut to its schema. */
export type Http = {
  serve<const E extends Endpoint>(endpoint: E, handler: Handler<E>): void
  /** Names of the calls that have been served. */
  served: ReadonlySet<string>
}

export function createHttp(app: FastifyInstance, authenticate: Authenticate): Http {
  const served = new Set<string>()
  return {
    served,
    serve(endpoint, handler) {
      served.add(endpoint.name)
      for (const path of [endpoint.path, ...(endpoint.also ? [endpoint.also] : [])])
        app.route({
          method: endpoint.method,
          url: path.replace(/\{(\w+)\}/g, ':$1'),
          config: { endpoint },
          handler: async (request, reply) => {
            const student = await whoCalls(endpoint, request, authenticate)
            const input = parseInput(endpoint, request)
            const answer = await (handler as Handler<Endpoint>)({
              input,
              student: student as StudentOf<Endpoint>,
              request,
              reply,
            })
            // What a student sees is nobody else's to keep, be it a proxy or the next person at this browser.
            if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
            return send(endpoint, reply, answer)
          },
        })
    },
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
  if (success) return data
  throw invalidInput(error)
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
