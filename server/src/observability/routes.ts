import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isEqual } from '../encryption.ts'
import type { Admission } from '../http/admission.ts'
import { notFound } from '../http/errors.ts'
import type { Services } from '../services.ts'
import type { Metrics } from './metrics.ts'

/** Whether the server is stopping: it still handles calls, and /readyz reports it to balancers. */
export type Shutdown = { begun: boolean }

type Observed = { metrics: Metrics; shutdown: Shutdown; admission: Pick<Admission, 'shortages'> }

/**
 * Endpoints for monitoring. `/healthz`: whether the process responds (if not, restart it). `/readyz`: whether a
 * balancer should send calls to it. `/metrics`: for Prometheus, on this machine or with METRICS_TOKEN as bearer token.
 */
export function healthRoutes(app: FastifyInstance, services: Services, observed: Observed): void {
  const { metrics, shutdown, admission } = observed
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (_, reply) => {
    const problems = [
      ...(shutdown.begun ? ['the server is stopping'] : []),
      ...(services.databaseHealth.alive() ? [] : ['the database does not answer']),
      ...admission.shortages().map((name) => `there is no room for more ${name}`),
    ]
    const status = problems.length === 0 ? 'ready' : 'not ready'
    return reply
      .code(problems.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, ...(problems.length > 0 && { wrong: problems }) })
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, services.config.metricsToken)) throw notFound()
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text())
  })
}

/** Behind a proxy `ip` is the client's address, so only a request from this machine has a local one. */
function mayRead({ ip, headers }: FastifyRequest, token: string | null): boolean {
  if (token) return isEqual(headers.authorization ?? '', `Bearer ${token}`)
  return ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1'
}
