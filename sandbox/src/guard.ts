import type { FastifyInstance } from 'fastify'

const loopback = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/

/**
 * Refuses requests from foreign web pages: those with a Host that is not loopback (DNS rebinding), and control requests
 * or requests other than GET with another Origin. Clients outside a browser send no Origin.
 */
export function guard(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host = '', origin } = request.headers
    if (!loopback.test(host)) return reply.code(421).send({ error: 'The sandbox answers on this computer only.' })
    const sensitive = request.method !== 'GET' || request.url.startsWith('/control')
    if (sensitive && origin !== undefined && origin !== `http://${host}`) {
      return reply.code(403).send({ error: 'The sandbox takes no requests from other sites.' })
    }
    return undefined
  })
}
