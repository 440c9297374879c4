import type { Core } from './core.ts'
import type { Instance } from './instance.ts'
import type { ServerProcess } from './server-process.ts'

/** The cluster of docs/operation.md, *More than one machine*, on one machine. */
export type Cluster = Core & {
  /** The URL of haproxy, for students. */
  url: string
  sandboxUrl: string
  /** As in `npm start -- --data`. Both instances use its folder `files`; its folder `log` contains all logs. */
  dataDir: string
  /** The current primary through haproxy, without PgBouncer, as the owner of the tables. */
  databaseUrl: string
  /** The same of one node, without haproxy. Reachable also while the node is cut off. */
  nodeUrl(port: number): string
  instances: readonly [Instance, Instance]
  pgbouncer: ServerProcess
  haproxy: ServerProcess
  /** Stops all processes. */
  stop(): Promise<void>
}
