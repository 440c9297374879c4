import type { EndpointWithSchemas } from '@labreach/contract/calls'
import { commonErrors, type Endpoint, type ErrorBody } from '@labreach/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isFull, isUnreachable } from '../db/unreachable.ts'
import { databaseUnreachable, Refusal } from '../refusal.ts'
import { notFound, requestTooLarge, storageFull, unreadable } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: EndpointWithSchemas
  }
  interface FastifyReply {
    /** The code of the error that this response reports, for the counts of failures. */
    errorCode?: string
  }
}

/**
 * Turns every failure into a response. A refusal that the call declares gets its status and sentence. Any other failure
 * is a bare 500; its details are logged with the request's id.
 */
export function translateError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const endpoint = request.routeOptions.config.endpoint
  const refusal = error instanceof Refusal ? error : (refuseForStorage(error, request) ?? refuseForFastify(error))
  const statuses: Readonly<Record<string, number>> = { ...commonErrors, ...endpoint?.errors }
  const status = refusal && statuses[refusal.code]
  if (!refusal || !status) {
    request.log.error({ err: error }, 'unexpected failure')
    return sendError(reply, endpoint, 500, { error: 'Something went wrong. Please try again.', code: 'internal' })
  }
  const { resetsAt, retryAfter, newer } = refusal.detail
  if (refusal.detail.cause !== undefined)
    request.log.error({ err: refusal.detail.cause, code: refusal.code }, 'a call was refused after a failure')
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter))
  return sendError(reply, endpoint, status, {
    error: refusal.message,
    code: refusal.code,
    ...(resetsAt !== undefined && { resets_at: resetsAt?.toISOString() ?? null }),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
    ...(newer && {
      newer: {
        draft: newer.draft,
        ...(newer.subject !== null && { subject: newer.subject }),
        saved_at: newer.savedAt.toISOString(),
      },
    }),
  })
}

function sendError(reply: FastifyReply, endpoint: Endpoint | undefined, status: number, body: ErrorBody): FastifyReply {
  if (body.code) reply.errorCode = body.code
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(endpoint?.errorAsMessage ? { ...body, message: body.error } : body)
}

/** The refusal for an unreachable database or a full disk: both are temporary or need the operator. */
function refuseForStorage(error: unknown, request: FastifyRequest): Refusal | null {
  const refusal = isUnreachable(error) ? databaseUnreachable() : isFull(error) ? storageFull() : null
  if (refusal)
    request.log.error(
      { err: error },
      refusal.code === 'storage_full' ? 'a disk is full' : 'the database is unreachable',
    )
  return refusal
}

/**
 * The refusal for an error of Fastify itself: malformed JSON, a wrong content type, a too large body, a path like `//`.
 */
function refuseForFastify(error: unknown): Refusal | null {
  const status = (error as { statusCode?: number }).statusCode
  if (status === 413) return requestTooLarge()
  if (status === 400 || status === 415) return unreadable()
  if (status === 403 || status === 404 || status === 414) return notFound()
  return null
}
