import { resolve } from 'node:path'
import { openCatalogue } from './catalogue/catalogue.ts'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/connection.ts'
import { createDatabaseHealth } from './db/database-health.ts'
import { listen } from './db/listen.ts'
import { createResumeReader } from './resume/reader/read-resume.ts'
import { createEncryption } from './encryption.ts'
import { createMailboxProviders } from './mailbox-providers.ts'
import { reportFailures, type OnMailboxFailure } from './mailbox/report-failures.ts'
import { createSuppressionHasher } from './suppression-hasher.ts'
import { createFiles } from './services/files/files.ts'
import { createHomepages } from './services/homepages/public-homepages.ts'
import { createJobs } from './services/jobs/pg-boss-jobs.ts'
import { lazyService } from './services/lazy-service.ts'
import { createLocalMeaning } from './services/meaning/local-meaning.ts'
import { noMeaning } from './services/meaning/meaning.ts'
import { createMailServers } from './services/mail-servers/dns-mail-servers.ts'
import { createMailer } from './services/mail/smtp-mailer.ts'
import { lengthyWork, unlimitedWork, workNames, type JobData } from './work.ts'
import type { Services } from './services.ts'

/** A separate small pool for the quick queries at the start of every call, so that slow writes cannot delay them. */
const QUICK_CONNECTIONS = 2

/** Handlers of errors in background work, which no caller waits for. */
type ErrorHandlers = {
  jobs: (error: unknown, job?: string) => void
  embeddings: (error: unknown) => void
  /** Called if the local model cannot be loaded or ends. */
  meaning: (error: unknown) => void
  /** Called if a provider of mailboxes takes no letter, although the student's mailbox could send. */
  mailboxes: OnMailboxFailure
  wrongCharge: Services['onWrongCharge']
}

type Opened = {
  services: Services
  /**
   * Call it when the server listens. It starts the work that the start itself does not need (building the match index).
   */
  started: () => void
  /** Ends all connections, threads and processes. Call it after the HTTP server has closed. */
  close: () => Promise<void>
}

/** Creates the services of a server process from its configuration; resolves when the catalogue is loaded. */
export async function createServices(config: Config, onError: ErrorHandlers): Promise<Opened> {
  const { databaseUrl, directUrl, catalogueUrl, prepared, pooled } = config
  const database = openDatabase(databaseUrl)
  const quick = openDatabase(databaseUrl, { prepared, pooled, max: QUICK_CONNECTIONS, onePlan: true })
  // A dedicated connection: COPY of the catalogue blocks its connection for other queries.
  const source = openDatabase(catalogueUrl, { max: 1 })
  const { promise: matchAfter, resolve: started } = Promise.withResolvers<void>()
  const catalogue = await openCatalogue({
    sql: database.sql,
    listen: (...given) => listen(directUrl, ...given),
    source: source.sql,
    isStandby: catalogueUrl !== directUrl,
    matchAfter,
  })
  const google = lazyService(() =>
    import('./services/google/google-client.ts').then((it) => it.createGoogle(config.google)),
  )
  const microsoftConfig = config.microsoft
  const microsoft =
    microsoftConfig &&
    lazyService(() =>
      import('./services/microsoft/microsoft-client.ts').then((it) => it.createMicrosoft(microsoftConfig)),
    )
  const services = {
    db: database.db,
    sql: quick.sql,
    databaseHealth: createDatabaseHealth(databaseUrl),
    clock: systemClock,
    config: { ...config, webDir: config.webDir && resolve(config.webDir) },
    encryption: createEncryption({
      encryptionKey: config.keys.encryption,
      oldEncryptionKeys: config.keys.encryptionOld,
      signingKey: config.keys.handle,
    }),
    suppressionHasher: createSuppressionHasher(config.keys.suppression),
    catalogue,
    google,
    microsoft,
    mailboxes: reportFailures(createMailboxProviders({ google, microsoft }), onError.mailboxes),
    payments: lazyService(() =>
      import('./services/payments/stripe-payments.ts').then((it) => it.createPayments(config.stripe)),
    ),
    onWrongCharge: onError.wrongCharge,
    writer: lazyService(() => import('./services/writer/model-writer.ts').then((it) => it.createWriter(config.model))),
    embeddings:
      config.embeddings &&
      (await import('./services/embeddings/openai-embeddings.ts')).createEmbeddings(
        config.embeddings,
        systemClock,
        onError.embeddings,
      ),
    meaning: config.localModel ? createLocalMeaning(catalogue.matchReady, onError.meaning) : noMeaning,
    mailer: createMailer(config.mail),
    jobs: createJobs<JobData>(directUrl, workNames, onError.jobs, { lengthy: lengthyWork, unlimited: unlimitedWork }),
    files: createFiles(resolve(config.filesDir)),
    reader: createResumeReader({ after: catalogue.matchReady }),
    homepages: createHomepages(),
    mailServers: createMailServers(),
  }
  return {
    services,
    started,
    close: async () => {
      await services.jobs.close()
      services.mailer.close()
      await catalogue.close()
      await Promise.all(
        [services.reader, services.meaning, services.databaseHealth, source, quick, database].map((one) => one.close()),
      )
    },
  }
}
