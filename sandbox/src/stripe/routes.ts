import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { playFaults, type Faults } from '../faults.ts'
import { apiVersion } from './books.ts'
import type { Call } from './call.ts'
import { checkoutCalls, lineItems } from './checkout.ts'
import { customerCalls } from './objects/customers.ts'
import { invalid, StripeError, type Problem } from './errors.ts'
import { eventCalls } from './events.ts'
import { expanded } from './expand.ts'
import { readForm } from './form.ts'
import { replayed } from './idempotency.ts'
import { newId } from './objects/ids.ts'
import { invoiceCalls, invoicePayments } from './objects/invoices.ts'
import { read } from './parameters.ts'
import { portalCalls } from './portal.ts'
import { priceCalls } from './objects/prices.ts'
import { productCalls } from './objects/products.ts'
import { refundCalls, refundsOf } from './objects/refunds.ts'
import type { Stripe } from './stripe.ts'
import { subscriptionCalls } from './objects/subscriptions.ts'

const problems: Record<string, [status: number, problem: Problem]> = {
  '401': [401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' }],
  '403': [403, { type: 'invalid_request_error', message: 'The provided key does not have access to this resource.' }],
  '429': [429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' }],
  '500': [500, { type: 'api_error', message: 'An unknown error occurred.' }],
}

const calls: Call[] = [
  ...customerCalls,
  ...productCalls,
  ...priceCalls,
  ...checkoutCalls,
  ...subscriptionCalls,
  ...invoiceCalls,
  ...refundCalls,
  ...portalCalls,
  ...eventCalls,
]

/**
 * Stripe's API under /v1. Key and version are checked, and a call that is not played here is refused with Stripe's own
 * error object (without one the official client would take the answer for a success).
 */
export function stripeRoutes(app: FastifyInstance, stripe: Stripe, faults: Faults): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'request-id': newId('req_', 14), 'stripe-version': apiVersion })
  })
  app.addHook(
    'onRequest',
    playFaults(faults, 'stripe', (kind, reply) => refuse(reply, ...(problems[kind] ?? problems['500']!))),
  )
  app.addHook('preHandler', async (request) => {
    checkKey(request, stripe.secret)
    checkVersion(request)
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof StripeError) return refuse(reply, error.status, error.problem)
    const { statusCode = 500, message } = error
    if (statusCode >= 500) throw error
    return refuse(reply, statusCode, { type: 'invalid_request_error', message })
  })
  for (const one of calls) {
    app.route<{ Params: { id?: string } }>({
      method: one.method,
      url: one.path,
      handler: (request, reply) => answer(stripe, one, request, reply),
    })
  }
  app.all('/v1/*', (request) => {
    const path = request.url.split('?')[0]
    throw new StripeError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${request.method}: ${path}).`,
    })
  })
}

async function answer(
  stripe: Stripe,
  { method, shape, run }: Call,
  request: FastifyRequest<{ Params: { id?: string } }>,
  reply: FastifyReply,
) {
  const { books } = stripe
  const text =
    method === 'GET' ? (request.url.split('?')[1] ?? '') : typeof request.body === 'string' ? request.body : ''
  const key = method === 'POST' ? request.headers['idempotency-key'] : undefined
  const idempotencyKey = typeof key === 'string' ? key : null
  const path = request.url.split('?')[0] ?? ''
  stripe.catchUp()

  const work = (): object => {
    const asked = read(shape, readForm(text)) as { expand?: string[] }
    const origin = { request: { id: String(reply.getHeader('request-id')), idempotency_key: idempotencyKey } }
    const made = books.change(origin, () => run(stripe, asked as never, request.params.id ?? ''))
    if (made instanceof StripeError) throw made
    return expanded(
      made,
      asked.expand ?? [],
      (id) => books.findAny(id),
      (id, field) => onlyAsked(stripe, id, field),
    )
  }
  if (idempotencyKey === null) return work()
  reply.header('idempotency-key', idempotencyKey)
  const { text: answered, again } = replayed(books, idempotencyKey, `${method} ${path}`, text, () =>
    JSON.stringify(work()),
  )
  if (again) reply.header('idempotent-replayed', 'true')
  return reply.type('application/json').send(answered)
}

/** Lists that an object includes only when they are asked for. */
function onlyAsked({ books }: Stripe, id: string, field: string): unknown {
  if (field === 'line_items' && id.startsWith('cs_')) return lineItems(books, id)
  if (field === 'payments' && id.startsWith('in_')) return invoicePayments(books, id)
  if (field === 'refunds' && id.startsWith('ch_')) return refundsOf(books, id)
  return undefined
}

function refuse(reply: FastifyReply, status: number, error: Problem): FastifyReply {
  return reply.code(status).send({ error })
}

function checkKey(request: FastifyRequest, secretKey: string): void {
  const key = keyOf(request)
  const type = 'invalid_request_error'
  if (key === undefined) throw new StripeError(401, { type, message: 'You did not provide an API key.' })
  if (!same(key, secretKey)) throw new StripeError(401, { type, message: `Invalid API Key provided: ${mask(key)}` })
}

/** No header is the account's own version, which is the one played. */
function checkVersion(request: FastifyRequest): void {
  const version = request.headers['stripe-version']
  if (version === undefined || version === apiVersion) return
  throw invalid(`Invalid Stripe API version: ${String(version)}. This sandbox plays ${apiVersion}.`)
}

/** The key of a Bearer header, or the user name of a Basic one. */
function keyOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization ?? ''
  const basic = /^Basic (.+)$/i.exec(header)?.[1]
  return /^Bearer (.+)$/i.exec(header)?.[1] ?? (basic && Buffer.from(basic, 'base64').toString().split(':')[0])
}

const same = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
const mask = (key: string) => `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`
