import { flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startHashing } from './account/passwords.ts'
import { buildApp } from './app.ts'
import { orderReconciliation } from './billing/order-reconciliation.ts'
import { openCatalogue } from './catalogue/catalogue.ts'
import { orderEmbeddings } from './catalogue/embeddings/order-embeddings.ts'
import { systemClock } from './clock.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './db/connection.ts'
import { createPulse } from './db/pulse.ts'
import { createResumeReader } from './resume/read-resume.ts'
import { sweepUnnamedFiles } from './resume/sweep-unnamed.ts'
import { createHomepages } from './services/homepages/public-homepages.ts'
import { createJobs } from './services/jobs/pg-boss-jobs.ts'
import { createMailServers } from './services/mail-servers/dns-mail-servers.ts'
import { createMailer } from './services/mail/smtp-mailer.ts'
import { sweepAll } from './sweep.ts'
import { workersOf } from './workers.ts'
import { lengthyWork, workNames, type Work } from './work.ts'
import { createSeals } from './seals.ts'
import { createFiles } from './services/files/files.ts'
import { later } from './services/later.ts'

const SWEEP_MS = 60_000

/** Calls under way get so long to end; what hangs on a dead database must not keep a stopped server alive. */
const STOP_MS = 9_000

/** For what each call asks before its own work: it must not stand in line behind those who write and wait for a disk. */
const QUICK_CONNECTIONS = 2

/** Starts one server process; the launcher, if there is one, is told when it listens, and its end ends this process. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const { databaseUrl, directUrl, catalogueUrl, prepared } = config
  const database = openDatabase(databaseUrl, { prepared })
  const quick = openDatabase(databaseUrl, { prepared, max: QUICK_CONNECTIONS })
  const listener = openDatabase(directUrl, { max: 1 })
  // A connection of its own in any case: on one that copies the catalogue, no call could be answered meanwhile.
  const source = openDatabase(catalogueUrl, { max: 1 })
  const { promise: started, resolve: isStarted } = Promise.withResolvers<void>()
  const sources = { sql: database.sql, listener: listener.sql, source: source.sql }
  const catalogue = await openCatalogue({ ...sources, matchAfter: started })
  const reader = createResumeReader({ after: catalogue.matchReady })
  const onJobError = (error: unknown, job?: string) => {
    if (job) metrics.jobFailed(job)
    app.log.error({ err: error, job }, job ? 'a job failed; it is tried again' : 'trouble with the queue of jobs')
  }
  const jobs = createJobs<Work>(directUrl, workNames, onJobError, { lengthy: lengthyWork })
  const onEmbeddingsTrouble = (error: unknown) =>
    app.log.warn({ err: error }, 'students are matched by words alone until the embedding endpoint answers in time')
  const world = {
    db: database.db,
    sql: quick.sql,
    pulse: createPulse(databaseUrl, { onReturn: () => Promise.all([database.renew(), quick.renew()]) }),
    clock: systemClock,
    config: { ...config, webDir: config.webDir && resolve(config.webDir) },
    seals: createSeals({
      encryptionKey: config.keys.encryption,
      oldEncryptionKeys: config.keys.encryptionOld,
      handleKey: config.keys.handle,
    }),
    catalogue,
    google: later(() => import('./services/google/google-client.ts').then((it) => it.createGoogle(config.google))),
    payments: later(() =>
      import('./services/payments/stripe-payments.ts').then((it) => it.createPayments(config.stripe)),
    ),
    writer: later(() => import('./services/writer/model-writer.ts').then((it) => it.createWriter(config.model))),
    embeddings:
      config.embeddings &&
      (await import('./services/embeddings/endpoint-embeddings.ts')).createEmbeddings(
        config.embeddings,
        systemClock,
        onEmbeddingsTrouble,
      ),
    mailer: createMailer(config.mail),
    jobs,
    files: createFiles(resolve(config.filesDir)),
    reader,
    homepages: createHomepages(),
    mailServers: createMailServers(),
  }
  const { app, metrics, leaving, listen } = await buildApp(world)
  const orderDueEmbeddings = orderEmbeddings(world)
  const orderDueReconciliation = orderReconciliation(world)
  const sweepUnnamed = sweepUnnamedFiles(world)
  const sweep = () => {
    Promise.all([sweepAll(world), sweepUnnamed(), orderDueEmbeddings(), orderDueReconciliation()]).catch(
      (error: unknown) => app.log.error({ err: error }, 'sweeping failed; it is tried again in a minute'),
    )
  }
  const timer = setInterval(sweep, SWEEP_MS)

  let stopping: Promise<void> | undefined
  const stop = () =>
    (stopping ??= (async () => {
      clearInterval(timer)
      isStarted()
      leaving.begun = true
      await wait(config.drainMs)
      setTimeout(() => process.exit(1), STOP_MS).unref()
      await app.close()
      await jobs.close()
      world.mailer.close()
      await catalogue.close()
      await Promise.all([reader, world.pulse, listener, source, quick, database].map((one) => one.close()))
      process.exit(0)
    })())
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, () => void stop())

  await jobs.start(workersOf(world))
  await listen({ port: config.port, host: config.host })
  process.send?.({ ready: true, url: config.publicUrl })
  // What a start can do without comes after it: whoever waits for this server is answered the sooner. First what sign-ins
  // and matches wait for; then the sweeping, and the reader of resumes, which waits for the matches too.
  isStarted()
  await Promise.all([startHashing(), catalogue.matchReady])
  sweep()
  // Where NODE_COMPILE_CACHE is set, the next start takes half a second less, also after one that ends by a kill.
  flushCompileCache()
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
