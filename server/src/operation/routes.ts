import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '../http/errors.ts'
import type { World } from '../world.ts'
import type { Metrics } from './metrics.ts'

/** Whether a server is on its way out: it still answers whoever comes, and asks balancers to send nobody any more. */
export type Leaving = { begun: boolean }

/**
 * What an operator's programs ask. `/healthz`: does the process answer at all (if not, start it again). `/readyz`: is it
 * worth sending somebody here. `/metrics`: figures for Prometheus, to this machine or with METRICS_TOKEN as bearer.
 */
export function healthRoutes(app: FastifyInstance, world: World, metrics: Metrics, leaving: Leaving): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (_, reply) => {
    const wrong = [
      ...(leaving.begun ? ['the server is stopping'] : []),
      ...(world.pulse.alive() ? [] : ['the database does not answer']),
    ]
    const status = wrong.length === 0 ? 'ready' : 'not ready'
    return reply
      .code(wrong.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, ...(wrong.length > 0 && { wrong }) })
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, world.config.metricsToken)) throw notFound()
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text())
  })
}

/** A request that came through a proxy carries the client's own address, so that only this machine's is a local one. */
function mayRead({ ip, headers }: FastifyRequest, token: string | null): boolean {
  if (token) return headers.authorization === `Bearer ${token}`
  return ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1'
}
