import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { playFaults, type Faults } from '../faults.ts'

type Problem = { type: string; message: string; code?: string }

const problems: Record<string, [status: number, problem: Problem]> = {
  '401': [401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' }],
  '403': [403, { type: 'invalid_request_error', message: 'The provided key does not have access to this resource.' }],
  '429': [429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' }],
  '500': [500, { type: 'api_error', message: 'An unknown error occurred.' }],
}

/**
 * Stripe's API under /v1: the key is checked, and a call that is not played here is refused with Stripe's own error
 * object (without one the official client would take the answer for a success).
 */
export function stripeRoutes(app: FastifyInstance, secretKey: string, faults: Faults): void {
  app.addHook('onRequest', async (_request, reply) => void reply.header('request-id', `req_${Date.now().toString(36)}`))
  app.addHook(
    'onRequest',
    playFaults(faults, 'stripe', (kind, reply) => refuse(reply, ...(problems[kind] ?? problems['500']!))),
  )
  app.all('/v1/*', async (request, reply) => {
    const key = keyOf(request)
    if (key === undefined) {
      return refuse(reply, 401, { type: 'invalid_request_error', message: 'You did not provide an API key.' })
    }
    if (!same(key, secretKey)) {
      return refuse(reply, 401, { type: 'invalid_request_error', message: `Invalid API Key provided: ${mask(key)}` })
    }
    const path = request.url.split('?')[0]
    const message = `Unrecognized request URL (${request.method}: ${path}).`
    return refuse(reply, 404, { type: 'invalid_request_error', message })
  })
}

function refuse(reply: FastifyReply, status: number, error: Problem): FastifyReply {
  return reply.code(status).send({ error })
}

/** The key of a Bearer header, or the user name of a Basic one. */
function keyOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization ?? ''
  const basic = /^Basic (.+)$/i.exec(header)?.[1]
  return /^Bearer (.+)$/i.exec(header)?.[1] ?? (basic && Buffer.from(basic, 'base64').toString().split(':')[0])
}

const same = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
const mask = (key: string) => `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`
