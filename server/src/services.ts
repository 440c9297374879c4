import type { Catalogue } from './catalogue/catalogue.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db/connection.ts'
import type { DatabaseHealth } from './db/database-health.ts'
import type { Sql } from './db/sql.ts'
import type { ResumeReader } from './resume/reader/read-resume.ts'
import type { Encryption } from './encryption.ts'
import type { MailboxProviders } from './mailbox/mailbox.ts'
import type { SuppressionHasher } from './suppression-hasher.ts'
import type { Embeddings } from './services/embeddings/embeddings.ts'
import type { Files } from './services/files/files.ts'
import type { Homepages } from './services/homepages/homepages.ts'
import type { Jobs } from './services/jobs/jobs.ts'
import type { MeaningModel } from './services/meaning/meaning.ts'
import type { Mailer } from './services/mail/mail.ts'
import type { MailServers } from './services/mail-servers/mail-servers.ts'
import type { JobData } from './work.ts'
import type { Payments, WrongCharge } from './services/payments/payments.ts'
import type { Google } from './services/google/google.ts'
import type { Microsoft } from './services/microsoft/microsoft.ts'
import type { Writer } from './services/writer/writer.ts'

/**
 * The single instances of a process. Created by create-services.ts and in tests; operations take the parts that they
 * use.
 */
export type Services = {
  db: Db
  /** A separate pool for the few short, prepared statements that must not wait for others. */
  sql: Sql
  databaseHealth: DatabaseHealth
  clock: Clock
  config: Pick<
    Config,
    | 'publicUrl'
    | 'secureCookies'
    | 'webDir'
    | 'notice'
    | 'keys'
    | 'logLevel'
    | 'limitsPerNetwork'
    | 'fieldSuggestions'
    | 'trustedProxies'
    | 'supportEmail'
    | 'controller'
    | 'metricsToken'
    | 'measurementId'
    | 'suppressionsFile'
    | 'homepagesPerNight'
  >
  encryption: Encryption
  /** Computes the hashes of people who opted out, with a key of its own. */
  suppressionHasher: SuppressionHasher
  catalogue: Catalogue
  /** Sign-in by Google; letters are sent through `mailboxes`. */
  google: Google
  /** Null if this deployment connects no mailboxes of Microsoft. */
  microsoft: Microsoft | null
  mailboxes: MailboxProviders
  payments: Payments
  /** Tells the operator, who alone can end it, that somebody pays for nothing. */
  onWrongCharge: (charge: WrongCharge) => void
  writer: Writer
  /** Null if no service is configured. */
  embeddings: Embeddings | null
  meaning: MeaningModel
  mailer: Mailer
  jobs: Jobs<JobData>
  files: Files
  reader: ResumeReader
  homepages: Homepages
  mailServers: MailServers
}
