import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { unreadable } from './errors.ts'

/** A response to a request that reaches no route; it is not part of the contract. */
type ErrorResponse = { code: string; message: string }

const tooLarge: ErrorResponse = {
  code: 'request_too_large',
  message: 'The headers of this request are longer than the server takes.',
}
const timedOut: ErrorResponse = { code: 'request_timeout', message: 'This request took too long to arrive.' }
const expectationFailed: ErrorResponse = {
  code: 'expectation_failed',
  message: 'This server does not do what the request expects of it.',
}

const LINGER_MS = 500

/** Connections on which a response has started. */
const responded = new WeakSet<Socket>()

/** Call it before a response that does not run the onSend hook. */
export const markResponded = ({ socket }: IncomingMessage): void => void responded.add(socket)

/** Refuses bytes that Node could not parse as a request, with the usual error body, and closes the connection. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const [line, refusal] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? (['431 Request Header Fields Too Large', tooLarge] as const)
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? (['408 Request Timeout', timedOut] as const)
        : (['400 Bad Request', unreadable()] as const)
  const body = toJson(refusal)
  const head = { ...headers, connection: 'close', 'content-length': Buffer.byteLength(body) }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
  // A response that was sent on this connection may belong to this request: a second one must not follow.
  socket.end(responded.has(socket) ? '' : `HTTP/1.1 ${line}\r\n${lines.join('')}\r\n${body}`).resume()
  // Closing the socket while bytes arrive resets the connection, and the client loses the response.
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/** Ends a connection whose request did not arrive in time, in the same way as Node's own timeout. */
export const endTimedOut = (socket: Socket): void =>
  refuseConnection(Object.assign(new Error('Too late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)

/**
 * Marks connections with a response, for `refuseConnection`. Refuses every expectation (RFC 9110, 10.1.1) except
 * 100-continue, since Node sends no response to others.
 */
export function refuseMalformed(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }) => markResponded(raw))
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    markResponded(request)
    response.writeHead(417, { ...headers, connection: 'close' }).end(toJson(expectationFailed))
  })
}

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
const toJson = ({ message, code }: ErrorResponse): string => JSON.stringify({ error: message, code })
