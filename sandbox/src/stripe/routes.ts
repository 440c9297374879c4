import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { playFaults, type Faults } from '../faults.ts'
import { apiVersion } from './object-store.ts'
import type { Call } from './call.ts'
import { checkoutCalls, listLineItems } from './checkout.ts'
import { customerCalls } from './objects/customers.ts'
import { createInvalidError, StripeError, type Problem } from './errors.ts'
import { eventCalls } from './events.ts'
import { expandObjects } from './expand.ts'
import { parseForm } from './form.ts'
import { runOnce } from './idempotency.ts'
import { createId } from './objects/ids.ts'
import { invoiceCalls, listInvoicePayments } from './objects/invoices.ts'
import { parseParameters } from './parameters.ts'
import { portalCalls } from './portal.ts'
import { priceCalls } from './objects/prices.ts'
import { productCalls } from './objects/products.ts'
import { refundCalls, listRefunds } from './objects/refunds.ts'
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
 * Stripe's API under /v1. Checks the key and the version. An unsupported call gets Stripe's error object, without which
 * the official client would treat the response as a success.
 */
export function stripeRoutes(app: FastifyInstance, stripe: Stripe, faults: Faults): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'request-id': createId('req_', 14), 'stripe-version': apiVersion })
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
      handler: (request, reply) => respond(stripe, one, request, reply),
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

async function respond(
  stripe: Stripe,
  { method, schema, run }: Call,
  request: FastifyRequest<{ Params: { id?: string } }>,
  reply: FastifyReply,
) {
  const { store } = stripe
  const text =
    method === 'GET' ? (request.url.split('?')[1] ?? '') : typeof request.body === 'string' ? request.body : ''
  const key = method === 'POST' ? request.headers['idempotency-key'] : undefined
  const idempotencyKey = typeof key === 'string' ? key : null
  const path = request.url.split('?')[0] ?? ''
  stripe.runOverdueWork()

  const work = (): object => {
    const params = parseParameters(schema, parseForm(text)) as { expand?: string[] }
    const origin = { request: { id: String(reply.getHeader('request-id')), idempotency_key: idempotencyKey } }
    const result = store.change(origin, () => run(stripe, params as never, request.params.id ?? ''))
    if (result instanceof StripeError) throw result
    return expandObjects(
      result,
      params.expand ?? [],
      (id) => store.findAny(id),
      (id, field) => listIncluded(stripe, id, field),
    )
  }
  if (idempotencyKey === null) return work()
  reply.header('idempotency-key', idempotencyKey)
  const { text: responseText, isReplay } = runOnce(store, idempotencyKey, `${method} ${path}`, text, () =>
    JSON.stringify(work()),
  )
  if (isReplay) reply.header('idempotent-replayed', 'true')
  return reply.type('application/json').send(responseText)
}

/** Lists that an object contains only if `expand` names them. */
function listIncluded({ store }: Stripe, id: string, field: string): unknown {
  if (field === 'line_items' && id.startsWith('cs_')) return listLineItems(store, id)
  if (field === 'payments' && id.startsWith('in_')) return listInvoicePayments(store, id)
  if (field === 'refunds' && id.startsWith('ch_')) return listRefunds(store, id)
  return undefined
}

function refuse(reply: FastifyReply, status: number, error: Problem): FastifyReply {
  return reply.code(status).send({ error })
}

function checkKey(request: FastifyRequest, secretKey: string): void {
  const key = readKey(request)
  const type = 'invalid_request_error'
  if (key === undefined) throw new StripeError(401, { type, message: 'You did not provide an API key.' })
  if (!isEqual(key, secretKey)) throw new StripeError(401, { type, message: `Invalid API Key provided: ${mask(key)}` })
}

/** Without the header, Stripe uses the account's default version, which is the supported one. */
function checkVersion(request: FastifyRequest): void {
  const version = request.headers['stripe-version']
  if (version === undefined || version === apiVersion) return
  throw createInvalidError(`Invalid Stripe API version: ${String(version)}. This sandbox plays ${apiVersion}.`)
}

/** The key of a Bearer header, or the user name of a Basic one. */
function readKey(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization ?? ''
  const basic = /^Basic (.+)$/i.exec(header)?.[1]
  return /^Bearer (.+)$/i.exec(header)?.[1] ?? (basic && Buffer.from(basic, 'base64').toString().split(':')[0])
}

const isEqual = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
const mask = (key: string) => `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`
