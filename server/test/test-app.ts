import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createThrowawayFolder } from '@labreach/launch/folder'
import { embeddingsModel } from '@labreach/sandbox/model/embeddings'
import { afterAll } from 'vitest'
import { createSessions } from '../src/account/sessions.ts'
import { buildApp } from '../src/app.ts'
import { openCatalogue } from '../src/catalogue/catalogue.ts'
import type { Clock } from '../src/clock.ts'
import { readConfig, type Config } from '../src/config.ts'
import { openDatabase } from '../src/db/connection.ts'
import { createDatabaseHealth } from '../src/db/database-health.ts'
import type { AdmissionOptions } from '../src/http/admission.ts'
import type { Shutdown } from '../src/observability/routes.ts'
import type { Tracing } from '../src/observability/tracing/tracing.ts'
import { createResumeReader, type ResumeReader } from '../src/resume/reader/read-resume.ts'
import { createEncryption } from '../src/encryption.ts'
import { createMailboxProviders } from '../src/mailbox-providers.ts'
import { createSuppressionHasher } from '../src/suppression-hasher.ts'
import { noMeaning, type MeaningModel } from '../src/services/meaning/meaning.ts'
import { createEmbeddings } from '../src/services/embeddings/openai-embeddings.ts'
import { createFiles } from '../src/services/files/files.ts'
import { createGoogle } from '../src/services/google/google-client.ts'
import { createMicrosoft } from '../src/services/microsoft/microsoft-client.ts'
import type { Homepages } from '../src/services/homepages/homepages.ts'
import { createHomepages } from '../src/services/homepages/public-homepages.ts'
import { createJobs } from '../src/services/jobs/pg-boss-jobs.ts'
import type { MailServers } from '../src/services/mail-servers/mail-servers.ts'
import { createMailer } from '../src/services/mail/smtp-mailer.ts'
import { createPayments } from '../src/services/payments/stripe-payments.ts'
import { createWriter, type Timeouts } from '../src/services/writer/model-writer.ts'
import { createWorkers } from '../src/workers.ts'
import { lengthyWork, unlimitedWork, workNames, type JobData } from '../src/work.ts'
import type { Services } from '../src/services.ts'
import { createClient, type Client } from './client.ts'
import { createMovableClock, type MovableClock } from './clock.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { aSandbox, aWebsite, createControl, createSettings, type Control } from './environment.ts'
import { addProfessors, makeProfessor, type TestProfessor } from './professors.ts'

export type TestApp = Client & {
  services: Services & { clock: MovableClock }
  clock: MovableClock
  /** Whether the server is stopping. */
  shutdown: Shutdown
  database: TestDatabase
  /** Listed professors, most cited first. */
  professors: readonly TestProfessor[]
  /** The server's URL. */
  url: string
  /** The URL of the operator's page; empty without it. */
  operatorUrl: string
  /** The server's settings of the payment provider. */
  stripe: Config['stripe']
  /** The folder of resumes. */
  filesDir: string
  /** An access token of a new session of this student. */
  tokenFor: (studentId: string) => Promise<string>
  /** A client that stores cookies. */
  browser: () => Client
  /** The sandbox's control API: a body is posted, `null` deletes. Throws on a refusal. */
  control: Control
}

/** The part of an app that builders use. It also exists for a server in another process, with the system clock. */
export type RunningApp = Client &
  Pick<TestApp, 'professors' | 'browser' | 'control'> & {
    clock: Clock
    services: Pick<Services, 'db' | 'clock' | 'config' | 'encryption' | 'files'>
  }

type Options = {
  /** The number of listed professors. */
  professors?: number
  /** All tests have one network, so limits per network are off by default. */
  limitsPerNetwork?: boolean
  /** By default a failed job is printed, and any output fails the test. */
  onJobError?: (error: unknown) => void
  /** By default a wrong charge is printed, too. */
  onWrongCharge?: Services['onWrongCharge']
  /** Configures mailboxes of Microsoft. */
  microsoft?: boolean
  /** Configures the sandbox's embedding service. The function gets the server's warnings. */
  embeddings?: (warning: unknown) => void
  /** By default interests are understood by their words only. */
  meaning?: MeaningModel
  /** By default no host name exists. */
  homepages?: Homepages
  mailServers?: MailServers
  /** Gets every line of the log; by default there is no log. */
  log?: { write(line: string): void }
  /** The timeouts of slow requests. */
  timeouts?: { headersMs: number; requestMs: number; checkMs: number }
  /** The timeouts of the language model. */
  modelTimeouts?: Timeouts
  /** The limits of requests in progress. */
  admission?: AdmissionOptions
  metricsToken?: string
  /** Serves the operator's page, at `operatorUrl`. */
  operatorPage?: boolean
  /** Started by the test; it ends with the app. */
  tracing?: Tracing
  /** A database with professors and students, instead of an empty one. */
  database?: TestDatabase
}

/**
 * Starts the whole server on a socket, with a new database and the sandbox. Call it at the top level of a test file;
 * the server stops after the last test.
 */
export async function testApp({
  professors: count = 45,
  limitsPerNetwork = false,
  onJobError = console.error,
  onWrongCharge = console.error,
  microsoft: hasMicrosoft = false,
  embeddings,
  meaning = noMeaning,
  homepages = createHomepages({ resolve: async () => [] }),
  mailServers = { acceptsMail: async () => false },
  log,
  timeouts,
  modelTimeouts,
  admission,
  metricsToken,
  operatorPage = false,
  tracing,
  database: given,
}: Options = {}): Promise<TestApp> {
  const folder = await createThrowawayFolder('labreach-app-')
  const [database, sandbox] = await Promise.all([
    given ?? createTestDatabase(),
    aSandbox(folder, { microsoft: hasMicrosoft }),
    aWebsite(join(folder, 'web')),
  ])
  const professors = await addProfessors(
    database.sql,
    Array.from({ length: given ? 0 : count }, (_, number) => makeProfessor(number)),
  )
  const config = readConfig({
    ...createSettings({ sandbox, database, folder }),
    ...(embeddings && {
      EMBEDDINGS_URL: sandbox.env.MODEL_URL,
      EMBEDDINGS_API_KEY: sandbox.env.MODEL_KEY,
      EMBEDDINGS_MODEL: embeddingsModel,
    }),
    LOG_LEVEL: log ? 'trace' : 'silent',
    METRICS_TOKEN: metricsToken,
    LIMITS_PER_NETWORK: limitsPerNetwork ? 'on' : 'off',
  })
  // As in the product, the catalogue has separate connections.
  const source = openDatabase(database.url, { max: 2 })
  const clock = createMovableClock('2026-03-02T09:00:00.000Z')
  const google = createGoogle(config.google)
  const microsoft = config.microsoft && createMicrosoft(config.microsoft)
  const services = {
    db: database.db,
    sql: database.sql,
    databaseHealth: createDatabaseHealth(database.url),
    clock,
    config,
    encryption: createEncryption({ encryptionKey: config.keys.encryption, signingKey: config.keys.handle }),
    suppressionHasher: createSuppressionHasher(config.keys.suppression),
    catalogue: await openCatalogue(source),
    google,
    microsoft,
    mailboxes: createMailboxProviders({ google, microsoft }),
    payments: createPayments(config.stripe),
    onWrongCharge,
    writer: createWriter(config.model, modelTimeouts),
    embeddings: config.embeddings && createEmbeddings(config.embeddings, clock, embeddings!),
    meaning,
    files: createFiles(config.filesDir),
    reader: aReader(),
    mailer: createMailer(config.mail),
    jobs: createJobs<JobData>(database.url, workNames, onJobError, {
      lengthy: lengthyWork,
      unlimited: unlimitedWork,
      pollSeconds: 0.5,
    }),
    homepages,
    mailServers,
  }
  await services.jobs.start(createWorkers(services))
  const { app, shutdown, listenForOperator } = await buildApp(services, {
    ...(log && { log }),
    ...(timeouts && { timeouts }),
    ...(admission && { admission }),
    ...(tracing && { tracing }),
  })
  const operatorUrl = operatorPage ? await listenForOperator(0) : ''
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const sessions = createSessions(config.keys.token, clock)
  const tokenFor = async (studentId: string) => (await sessions.start(database.db, studentId)).access_token

  afterAll(async () => {
    await app.close()
    await tracing?.close()
    await services.jobs.close()
    services.mailer.close()
    await services.catalogue.close()
    await source.close()
    await Promise.all([services.reader.close(), services.databaseHealth.close(), sandbox.close()])
    // The last, since it ends the connections that are left.
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  return {
    ...createClient({ url, tokenFor }),
    services,
    shutdown,
    clock,
    database,
    professors,
    url,
    operatorUrl,
    stripe: config.stripe,
    filesDir: config.filesDir,
    tokenFor,
    browser: () => createClient({ url, tokenFor, keepsCookies: true }),
    control: createControl(sandbox),
  }
}

/**
 * The real reader, started by the first upload, since its process takes half a second to start. Its time limits are
 * long, so that tests pass on a busy machine.
 */
function aReader(): ResumeReader {
  let reader: ResumeReader | undefined
  const start = () => (reader ??= createResumeReader({ processes: 1, waitLimit: 60_000, resultLimit: 60_000 }))
  return {
    read: (pdf) => start().read(pdf),
    readScan: (open, onPage) => start().readScan(open, onPage),
    close: async () => reader?.close(),
  }
}
