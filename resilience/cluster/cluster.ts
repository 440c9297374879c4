import type { ServerProcess } from './server-process.ts'
import type { Instance } from './instance.ts'
import type { Machine } from './machine.ts'

/** The cluster of docs/operation.md, *More than one machine*, on one machine. */
export type Cluster = {
  /** The URL of haproxy, for students. */
  url: string
  sandboxUrl: string
  /** As in `npm start -- --data`. Both instances use its folder `files`; its folder `log` contains all logs. */
  dataDir: string
  /** The current primary through haproxy, without PgBouncer, as the owner of the tables. */
  databaseUrl: string
  instances: readonly [Instance, Instance]
  readonly primary: Machine
  /** Does not run between `promote` and `reseed`. */
  readonly standby: Machine
  pgbouncer: ServerProcess
  haproxy: ServerProcess
  /**
   * Kills the primary and promotes the standby, as a failover manager does. Commits do not wait for a standby until
   * `reseed`.
   */
  promote(): Promise<void>
  /** Creates a new standby from a copy of the primary. Waits until commits wait for the standby. */
  reseed(): Promise<void>
  /** Stops all processes. */
  stop(): Promise<void>
}
