import type { FastifyInstance, FastifyRequest } from 'fastify'
import { same } from '../encryption.ts'
import type { Admission } from '../http/admission.ts'
import { notFound } from '../http/errors.ts'
import type { Services } from '../services.ts'
import type { Metrics } from './metrics.ts'

/** Whether a server is on its way out: it still answers whoever comes, and asks balancers to send nobody any more. */
export type Leaving = { begun: boolean }

type Operated = { metrics: Metrics; leaving: Leaving; admission: Pick<Admission, 'shortages'> }

/**
 * What an operator's programs ask. `/healthz`: does the process answer at all (if not, start it again). `/readyz`: is it
 * worth sending somebody here. `/metrics`: figures for Prometheus, to this machine or with METRICS_TOKEN as bearer.
 */
export function healthRoutes(app: FastifyInstance, services: Services, of: Operated): void {
  const { metrics, leaving, admission } = of
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (_, reply) => {
    const wrong = [
      ...(leaving.begun ? ['the server is stopping'] : []),
      ...(services.databaseHealth.alive() ? [] : ['the database does not answer']),
      ...admission.shortages().map((name) => `there is no room for more ${name}`),
    ]
    const status = wrong.length === 0 ? 'ready' : 'not ready'
    return reply
      .code(wrong.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, ...(wrong.length > 0 && { wrong }) })
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, services.config.metricsToken)) throw notFound()
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text())
  })
}

/** A request that came through a proxy carries the client's own address, so that only this machine's is a local one. */
function mayRead({ ip, headers }: FastifyRequest, token: string | null): boolean {
  if (token) return same(headers.authorization ?? '', `Bearer ${token}`)
  return ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1'
}
