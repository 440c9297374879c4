import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { unreadable } from './errors.ts'

/** What is answered before there is a call, and so is no refusal of one. */
type Answer = { code: string; message: string }

const tooLarge: Answer = {
  code: 'request_too_large',
  message: 'The headers of this request are longer than the server takes.',
}
const tooLate: Answer = { code: 'request_timeout', message: 'This request took too long to arrive.' }
const unmet: Answer = {
  code: 'expectation_failed',
  message: 'This server does not do what the request expects of it.',
}

const LINGER_MS = 500

/** Connections on which an answer has begun. */
const answered = new WeakSet<Socket>()

/** To be called by whoever answers a request that passes no hook, since it has no route. */
export const noteAnswer = ({ socket }: IncomingMessage): void => void answered.add(socket)

/** Bytes that never became a request (Node's parser gave up): refused like everything else, then the connection ends. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const [line, refusal] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? (['431 Request Header Fields Too Large', tooLarge] as const)
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? (['408 Request Timeout', tooLate] as const)
        : (['400 Bad Request', unreadable()] as const)
  const body = bodyOf(refusal)
  const head = { ...headers, connection: 'close', 'content-length': Buffer.byteLength(body) }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
  // Where something was answered here before, it may be this request's own answer: a second one would belong to nothing.
  socket.end(answered.has(socket) ? '' : `HTTP/1.1 ${line}\r\n${lines.join('')}\r\n${body}`).resume()
  // Closed at once while bytes still come in, the connection is reset, and the answer lost with it.
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/** Ends a connection whose request did not arrive in time, as Node itself does. */
export const endLate = (socket: Socket): void =>
  refuseConnection(Object.assign(new Error('Too late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)

/**
 * Remembers which connections have been answered, for `refuseConnection`. And of all that a client may expect (RFC 9110,
 * 10.1.1) only 100-continue means something: other expectations, which Node answers with nothing, are refused.
 */
export function refuseMalformed(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }) => noteAnswer(raw))
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    noteAnswer(request)
    response.writeHead(417, { ...headers, connection: 'close' }).end(bodyOf(unmet))
  })
}

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
const bodyOf = ({ message, code }: Answer): string => JSON.stringify({ error: message, code })
