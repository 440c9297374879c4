import { flushCompileCache } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import type { FastifyBaseLogger } from 'fastify'
import { startHashing } from './account/passwords.ts'
import { buildApp } from './app.ts'
import { createReconciliationSchedule } from './billing/reconciliation-schedule.ts'
import { scheduleEmbeddings } from './catalogue/embeddings/schedule-embeddings.ts'
import { scheduleRefresh } from './catalogue/facts/refresh/schedule-refresh.ts'
import { collectGarbage } from './collect-garbage.ts'
import { readConfig, type Config } from './config.ts'
import { createServices } from './create-services.ts'
import { createUnreferencedFileSweep } from './resume/sweep-unreferenced.ts'
import { createLeaving } from './outreach/held/create-leaving.ts'
import { sweepAll } from './sweep.ts'
import { createWorkers } from './workers.ts'

const SWEEP_MS = 60_000

/** The time for requests in progress to end; one that waits for an unreachable database must not block the stop. */
const STOP_MS = 9_000

/**
 * The growth of the heap, per cent, after which V8 runs a major GC, which delays calls by a fifth of a second. With the
 * default of 20 it runs every four seconds under load.
 */
const HEAP_GROWTH = 50

/** Starts one server process. It reports to its launcher, if there is one, when it listens, and stops with it. */
async function main(): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`)
  const config = readConfig(process.env)
  // Loaded only if it is on: a process that traces nothing pays nothing.
  const tracing = config.traces
    ? await import('./observability/tracing/tracing.ts').then(({ startTracing }) =>
        startTracing({
          knownHosts: config.serviceHosts,
          onExportFailure: (error) =>
            app.log.warn({ err: error }, 'traces cannot be sent; they are dropped until the receiver responds'),
        }),
      )
    : null
  const { services, started, close } = await createServices(config, {
    jobs(error, job) {
      if (job) metrics.jobFailed(job)
      app.log.error({ err: error, job }, job ? 'a job failed; it will be retried' : 'the job queue failed')
    },
    embeddings: (error) =>
      app.log.warn(
        { err: error },
        'the embedding service is slow or unreachable; matches use words only until it responds',
      ),
    meaning: (error) =>
      app.log.error({ err: error }, 'the local model has ended; interests are understood by their words only'),
    mailboxes(error, provider, kind) {
      metrics.letterRefused(provider, kind)
      app.log.error({ err: error, provider, kind }, 'a mailbox provider did not take a letter')
    },
    wrongCharge: ({ problem, ...ids }) => app.log.error(ids, problem),
  })
  const { app, metrics, shutdown, listen, listenForOperator } = await buildApp(services, {
    ...(tracing && { tracing }),
    admission: {
      onCrowdGone: () =>
        void collectGarbage().catch((error: unknown) => app.log.error({ err: error }, 'garbage collection failed')),
    },
  })
  const queueDueEmbeddings = scheduleEmbeddings(services)
  const queueDueRefresh = scheduleRefresh(services)
  const queueDueReconciliation = createReconciliationSchedule(services)
  const sweepUnreferenced = createUnreferencedFileSweep(services)
  const sweep = () => {
    Promise.all([
      sweepAll(services),
      sweepUnreferenced(),
      queueDueEmbeddings(),
      queueDueRefresh(),
      queueDueReconciliation(),
    ]).catch((error: unknown) => app.log.error({ err: error }, 'sweeping failed; it will be retried in a minute'))
  }
  const timer = setInterval(sweep, SWEEP_MS)

  const leaving = createLeaving(services, (error) =>
    app.log.error({ err: error }, 'held letters could not leave; they will be tried again'),
  )

  let doctor: Awaited<ReturnType<typeof answerDoctorOf>> | null = null
  let stopping: Promise<void> | undefined
  const stop = () =>
    (stopping ??= (async () => {
      clearInterval(timer)
      await doctor?.close()
      const letters = leaving.stop()
      // Calls may wait for the match index, whose build waits for `started`.
      started()
      shutdown.begun = true
      await wait(config.drainMs)
      setTimeout(() => process.exit(1), STOP_MS).unref()
      await app.close()
      await letters
      await close()
      await tracing?.close()
      process.exit(0)
    })())
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, () => void stop())

  await services.jobs.start(createWorkers(services))
  // Before the app listens, since a listening app takes no more hooks.
  if (config.operatorPort !== null) {
    const url = await listenForOperator(config.operatorPort)
    app.log.info({ url }, 'the operator’s page listens')
  }
  await listen({ port: config.port, host: config.host })
  doctor = await answerDoctorOf(config, app.log)
  process.send?.({ ready: true, url: config.publicUrl })
  // Work that the start does not need runs later, so that the server listens sooner: first the password threads and the
  // match index, which calls wait for, then sweeping. The resume reader also starts after the match index.
  started()
  await Promise.all([startHashing(), services.catalogue.matchReady])
  sweep()
  leaving.start()
  const { findUnwritable } = await import('./commands/doctor/local.ts')
  for (const text of await findUnwritable(config)) app.log.error(text)
  // With NODE_COMPILE_CACHE the next start takes half a second less. Written now, since a killed process writes no
  // cache.
  flushCompileCache()
}

/**
 * Lets `labreach doctor` examine this server, if it was started with a data folder. Its checks are loaded when they are asked for.
 */
async function answerDoctorOf(
  config: Config,
  log: FastifyBaseLogger,
): Promise<{ close: () => Promise<void> } | undefined> {
  const folder = process.env.LABREACH_DATA
  if (!folder) return undefined
  const { answerDoctor } = await import('./commands/doctor/running-server.ts')
  try {
    return await answerDoctor(folder, async () => {
      const { examineRunning } = await import('./commands/doctor/examine-running.ts')
      return examineRunning(config)
    })
  } catch (error) {
    log.warn({ err: error }, '"labreach doctor" cannot reach this server')
    return undefined
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
