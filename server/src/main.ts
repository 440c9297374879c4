import { flushCompileCache } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { startHashing } from './account/passwords.ts'
import { buildApp } from './app.ts'
import { createReconciliationSchedule } from './billing/reconciliation-schedule.ts'
import { scheduleEmbeddings } from './catalogue/embeddings/schedule-embeddings.ts'
import { collectGarbage } from './collect-garbage.ts'
import { readConfig } from './config.ts'
import { isUnreachable } from './db/unreachable.ts'
import { createServices } from './create-services.ts'
import { createUnreferencedFileSweep } from './resume/sweep-unreferenced.ts'
import { sweepAll } from './sweep.ts'
import { workersOf } from './workers.ts'

const SWEEP_MS = 60_000

/** Calls under way get so long to end; what hangs on a dead database must not keep a stopped server alive. */
const STOP_MS = 9_000

/**
 * Per cent by which memory may grow until V8 collects everything, which keeps the calls of a fifth of a second waiting.
 * By itself it collects at a fifth more, every four seconds under load.
 */
const GROWTH = 50

/** Starts one server process; the launcher, if there is one, is told when it listens, and its end ends this process. */
async function main(): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
  const config = readConfig(process.env)
  const { services, started, close } = await createServices(config, {
    jobs(error, job) {
      if (job) metrics.jobFailed(job)
      app.log.error({ err: error, job }, job ? 'a job failed; it is tried again' : 'trouble with the queue of jobs')
    },
    embeddings: (error) =>
      app.log.warn({ err: error }, 'students are matched by words alone until the embedding endpoint answers in time'),
  })
  const { app, metrics, leaving, listen } = await buildApp(services, {
    admits: {
      onCalm: () =>
        void collectGarbage().catch((error: unknown) => app.log.error({ err: error }, 'collecting garbage failed')),
    },
  })
  // postgres.js 3.4.9 asks on each new connection for the types of arrays, and has nobody hear of a failure: a database
  // that dies in that moment must not end a process that could answer without it. Whoever waits for the connection is
  // told.
  process.on('unhandledRejection', (reason) => {
    if (!isUnreachable(reason)) throw reason
    app.log.error({ err: reason }, 'a connection to the database was lost as it began')
  })
  const orderDueEmbeddings = scheduleEmbeddings(services)
  const orderDueReconciliation = createReconciliationSchedule(services)
  const sweepUnreferenced = createUnreferencedFileSweep(services)
  const sweep = () => {
    Promise.all([sweepAll(services), sweepUnreferenced(), orderDueEmbeddings(), orderDueReconciliation()]).catch(
      (error: unknown) => app.log.error({ err: error }, 'sweeping failed; it is tried again in a minute'),
    )
  }
  const timer = setInterval(sweep, SWEEP_MS)

  let stopping: Promise<void> | undefined
  const stop = () =>
    (stopping ??= (async () => {
      clearInterval(timer)
      // A call may wait for the matches, which wait for this.
      started()
      leaving.begun = true
      await wait(config.drainMs)
      setTimeout(() => process.exit(1), STOP_MS).unref()
      await app.close()
      await close()
      process.exit(0)
    })())
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, () => void stop())

  await services.jobs.start(workersOf(services))
  await listen({ port: config.port, host: config.host })
  process.send?.({ ready: true, url: config.publicUrl })
  // What a start can do without comes after it: whoever waits for this server is answered the sooner. First what
  // sign-ins and matches wait for; then the sweeping, and the reader of resumes, which waits for the matches too.
  started()
  await Promise.all([startHashing(), services.catalogue.matchReady])
  sweep()
  // Where NODE_COMPILE_CACHE is set, the next start takes half a second less, also after one that ends by a kill.
  flushCompileCache()
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
