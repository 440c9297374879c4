import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { countOpenLetters } from '../outreach/history/count-open-letters.ts'
import { countHeldOptOuts } from '../professors/opt-out/count-held.ts'
import type { Services } from '../services.ts'

export type Metrics = {
  contentType: string
  /** All figures as they are now, in Prometheus' text form. */
  text(): Promise<string>
  /** Counts a job that failed and will be tried again. */
  jobFailed(job: string): void
}

/** Seconds; fine where pages are answered, up to a minute for what a language model writes. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/**
 * The figures of one process: how often and how fast each call is answered and with what, what is under way, and how the
 * catalogue, the database and the letters stand. Calls are named as in the contract, so that no address of a student
 * makes a figure of its own.
 */
export function createMetrics(
  app: FastifyInstance,
  services: Pick<Services, 'sql' | 'clock' | 'databaseHealth' | 'catalogue'>,
  calls: { underWay: () => number; arriving: () => number; refused: () => number },
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const answered = new Histogram({
    name: 'labreach_call_seconds',
    help: 'How long calls of the contract took, by call and status',
    labelNames: ['call', 'status'],
    buckets,
    registers,
  })
  app.addHook('onResponse', (request, reply, next) => {
    const call = request.routeOptions.config.endpoint?.name
    if (call) answered.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1_000)
    next()
  })

  const failed = new Counter({
    name: 'labreach_jobs_failed_total',
    help: 'Jobs that failed and are tried again',
    labelNames: ['job'],
    registers,
  })
  gauge('labreach_calls_under_way', 'Calls that are being answered', calls.underWay)
  gauge('labreach_bodies_arriving', 'Slots taken by bodies and uploads that are not here as a whole', calls.arriving)
  gauge('labreach_calls_turned_away', 'Calls refused since the start because too many were under way', calls.refused)
  gauge('labreach_database_alive', 'Whether the database answers (1) or not (0)', () =>
    Number(services.databaseHealth.alive()),
  )
  gauge('labreach_professors_listed', 'Professors in the catalogue who may be found', services.catalogue.size)
  const letters = new Gauge({
    name: 'labreach_letters_open',
    help: 'Letters on their way, and those of which nobody knows whether they were sent, younger and older than a day',
    labelNames: ['state'],
    registers: [],
    async collect() {
      this.reset()
      for (const { state, count } of services.databaseHealth.alive()
        ? await countOpenLetters(services.sql, services.clock.now())
        : [])
        this.set({ state }, count)
    },
  })
  registry.registerMetric(letters)
  registry.registerMetric(
    new Gauge({
      name: 'labreach_opt_outs_held',
      help: 'Opt-outs that hide and wait for the operator before they are erased',
      registers: [],
      async collect() {
        this.set(services.databaseHealth.alive() ? await countHeldOptOuts(services.sql) : 0)
      },
    }),
  )

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    jobFailed: (job) => failed.inc({ job }),
  }

  function gauge(name: string, help: string, value: () => number): void {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(value())
        },
      }),
    )
  }
}
