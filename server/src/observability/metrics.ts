import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { countUnsettledLetters } from '../outreach/history/count-unsettled-letters.ts'
import { countHeldOptOuts } from '../catalogue/opt-outs/count-held.ts'
import { reportedKinds } from '../mailbox/report-failures.ts'
import type { Services } from '../services.ts'
import { workNames } from '../work.ts'

export type Metrics = {
  contentType: string
  /** The current metrics in Prometheus' text format. */
  text(): Promise<string>
  /** Counts a failed job. */
  jobFailed(job: string): void
  /** Counts a letter that a provider of mailboxes did not take. */
  letterRefused(provider: string, kind: string): void
}

/** Seconds: narrow for usual requests, up to a minute for those that wait for a language model. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/**
 * The metrics of one process: count, duration and status of requests by call, requests in progress, and the state of
 * the catalogue, the database and the letters. The labels of calls are their names in the contract, since paths contain
 * ids of students.
 */
export function createMetrics(
  app: FastifyInstance,
  services: Pick<Services, 'sql' | 'clock' | 'databaseHealth' | 'catalogue' | 'jobs' | 'mailboxes'>,
  calls: { active: () => number; arriving: () => number; refused: () => number },
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  // Exists from the start, unlike the status 500 of a call's duration: Prometheus sees no increase in a series that
  // begins with its first failures.
  const unexpected = new Counter({
    name: 'labreach_calls_failed_total',
    help: 'Requests that failed unexpectedly (500)',
    registers,
  })
  const durations = new Histogram({
    name: 'labreach_call_seconds',
    help: 'Duration of calls of the contract, by call and status',
    labelNames: ['call', 'status'],
    buckets,
    registers,
  })
  app.addHook('onResponse', (request, reply, next) => {
    const call = request.routeOptions.config.endpoint?.name
    if (call) durations.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1_000)
    if (reply.statusCode === 500) unexpected.inc()
    next()
  })

  const failed = new Counter({
    name: 'labreach_jobs_failed_total',
    help: 'Failed jobs, which are retried',
    labelNames: ['job'],
    registers,
  })
  for (const job of workNames) failed.inc({ job }, 0)
  // Held letters are no calls: without this count a provider that refuses all of them would not be noticed.
  const refused = new Counter({
    name: 'labreach_letters_refused_total',
    help: 'Letters that a provider of mailboxes did not take, for a reason that is not the student’s',
    labelNames: ['provider', 'kind'],
    registers,
  })
  for (const provider of Object.keys(services.mailboxes))
    for (const kind of reportedKinds) refused.inc({ provider, kind }, 0)
  addGauge('labreach_calls_under_way', 'Requests in progress', calls.active)
  addGauge(
    'labreach_bodies_arriving',
    'Slots used by request bodies and uploads that are still arriving',
    calls.arriving,
  )
  addGauge(
    'labreach_calls_turned_away',
    'Calls refused since the start because too many were in progress',
    calls.refused,
  )
  addGauge('labreach_database_alive', 'Whether the database is reachable (1) or not (0)', () =>
    Number(services.databaseHealth.alive()),
  )
  addGauge('labreach_professors_listed', 'Listed professors in the catalogue', services.catalogue.size)
  const letters = new Gauge({
    name: 'labreach_letters_open',
    help: 'Letters that are held, late, being sent, or unconfirmed for less or more than a day',
    labelNames: ['state'],
    registers: [],
    async collect() {
      this.reset()
      for (const { state, count } of services.databaseHealth.alive()
        ? await countUnsettledLetters(services.sql, services.clock.now())
        : [])
        this.set({ state }, count)
    },
  })
  registry.registerMetric(letters)
  // Not a rate of failures: while the pauses between the attempts grow, it falls although nothing has become better.
  registry.registerMetric(
    new Gauge({
      name: 'labreach_jobs_retrying_seconds',
      help: 'Age of the oldest job that has failed at least three times and is tried again',
      labelNames: ['job'],
      registers: [],
      async collect() {
        this.reset()
        for (const job of workNames) this.set({ job }, 0)
        for (const { name, retryingSeconds } of services.databaseHealth.alive() ? await services.jobs.count() : [])
          this.set({ job: name }, retryingSeconds ?? 0)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'labreach_opt_outs_held',
      help: 'Opt-outs that are hidden and wait for the approval of the operator before they are erased',
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
    letterRefused: (provider, kind) => refused.inc({ provider, kind }),
  }

  function addGauge(name: string, help: string, value: () => number): void {
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
