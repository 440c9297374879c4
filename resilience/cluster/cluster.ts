import type { Daemon } from './daemon.ts'
import type { Instance } from './instance.ts'
import type { Machine } from './machine.ts'

/** What `startCluster` has started: everything of docs/operation.md, *More than one machine*, on one machine. */
export type Cluster = {
  /** haproxy: where students go. */
  url: string
  sandboxUrl: string
  /** As in `npm start -- --data`: `files` below it is common to both instances, `log` holds every log. */
  dataDir: string
  /** The primary of the moment, by haproxy's port: superuser of the tables, not through PgBouncer. */
  databaseUrl: string
  instances: readonly [Instance, Instance]
  /** Whichever machine that is now. */
  readonly primary: Machine
  /** The other one; after `promote` it is dead until `reseed`. */
  readonly standby: Machine
  pgbouncer: Daemon
  haproxy: Daemon
  /**
   * What an operator or a failover manager does: makes sure that the old primary is dead, then has the standby take over.
   * From then on commits wait for nobody, until `reseed`.
   */
  promote(): Promise<void>
  /** Makes the machine that is not the primary a standby again, from nothing; comes back when commits wait for it. */
  reseed(): Promise<void>
  /** Ends everything that was started. */
  stop(): Promise<void>
}
