import { resolve } from 'node:path'
import { openCatalogue } from './catalogue/catalogue.ts'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/connection.ts'
import { createPulse } from './db/pulse.ts'
import { createResumeReader } from './resume/read-resume.ts'
import { createSeals } from './seals.ts'
import { createFiles } from './services/files/files.ts'
import { createHomepages } from './services/homepages/public-homepages.ts'
import { createJobs } from './services/jobs/pg-boss-jobs.ts'
import { later } from './services/later.ts'
import { createMailServers } from './services/mail-servers/dns-mail-servers.ts'
import { createMailer } from './services/mail/smtp-mailer.ts'
import { lengthyWork, workNames, type Work } from './work.ts'
import type { World } from './world.ts'

/** For what each call asks before its own work: it must not stand in line behind those who write and wait for a disk. */
const QUICK_CONNECTIONS = 2

/** Who is told of what goes wrong where nobody waits for an answer. */
type Trouble = {
  jobs: (error: unknown, job?: string) => void
  embeddings: (error: unknown) => void
}

type Opened = {
  world: World
  /** Lets begin what a start can do without. */
  started: () => void
  /** Ends all connections, threads and processes; the server has stopped before. */
  close: () => Promise<void>
}

/** Everything that a server process has one of, as configured; comes back when the catalogue is read. */
export async function openWorld(config: Config, trouble: Trouble): Promise<Opened> {
  const { databaseUrl, directUrl, catalogueUrl, prepared, pooled } = config
  const database = openDatabase(databaseUrl, { prepared, pooled })
  const quick = openDatabase(databaseUrl, { prepared, pooled, max: QUICK_CONNECTIONS, onePlan: true })
  const listener = openDatabase(directUrl, { max: 1 })
  // A connection of its own in any case: on one that copies the catalogue, no call could be answered meanwhile.
  const source = openDatabase(catalogueUrl, { max: 1 })
  const { promise: matchAfter, resolve: started } = Promise.withResolvers<void>()
  const sources = { sql: database.sql, listener: listener.sql, source: source.sql }
  const catalogue = await openCatalogue({ ...sources, matchAfter })
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
        trouble.embeddings,
      ),
    mailer: createMailer(config.mail),
    jobs: createJobs<Work>(directUrl, workNames, trouble.jobs, { lengthy: lengthyWork }),
    files: createFiles(resolve(config.filesDir)),
    reader: createResumeReader({ after: catalogue.matchReady }),
    homepages: createHomepages(),
    mailServers: createMailServers(),
  }
  return {
    world,
    started,
    close: async () => {
      await world.jobs.close()
      world.mailer.close()
      await catalogue.close()
      await Promise.all([world.reader, world.pulse, listener, source, quick, database].map((one) => one.close()))
    },
  }
}
