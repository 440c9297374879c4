import type { FastifyInstance } from 'fastify'

const loopback = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/

/**
 * Refuses what a foreign web page could send to this computer: a Host that is not loopback (a rebound name), and a
 * changing or control request whose Origin is not the sandbox itself. Clients outside a browser send no Origin.
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
