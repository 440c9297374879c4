import type { Endpoint, ErrorBody } from '@labreach/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { commonStatuses } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

/**
 * The one place where a failure becomes an answer. A refusal that its call declares gets its status and sentence;
 * anything else is a bare 500 whose insides are in the log under the request's id.
 */
export function translateError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const endpoint = request.routeOptions.config.endpoint
  const refusal = error instanceof Refusal ? error : refusalOfFastify(error)
  const status = refusal && (endpoint?.errors?.[refusal.code] ?? commonStatuses[refusal.code])
  if (!refusal || !status) {
    request.log.error({ err: error }, 'unexpected failure')
    return answer(reply, endpoint, 500, { error: 'Something went wrong. Please try again.', code: 'internal' })
  }
  const { resetsAt, retryAfter, newer } = refusal.detail
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter))
  return answer(reply, endpoint, status, {
    error: refusal.message,
    code: refusal.code,
    ...(resetsAt !== undefined && { resets_at: resetsAt?.toISOString() ?? null }),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
    ...(newer && { newer: { draft: newer.draft, saved_at: newer.savedAt.toISOString() } }),
  })
}

function answer(reply: FastifyReply, endpoint: Endpoint | undefined, status: number, body: ErrorBody): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(endpoint?.errorAsMessage ? { ...body, message: body.error } : body)
}

/** Fastify's own refusals of what a client sent: malformed JSON, wrong content type, too large a body. */
function refusalOfFastify(error: unknown): Refusal | null {
  const status = (error as { statusCode?: number }).statusCode
  if (status === 413) return new Refusal('request_too_large', 'This is more than the server takes at once.')
  if (status === 400 || status === 415) return new Refusal('invalid_input', 'This request cannot be read.')
  return null
}
