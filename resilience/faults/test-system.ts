import type { Core } from '../cluster/core.ts'
import type { Writers } from '../writers/start-writers.ts'

/** The faults of a machine that a test system can cause. A system has only the methods that work on this machine. */
export type FaultMethods = {
  /** SIGKILL to one server process, which restarts after a pause, as by systemd. */
  killInstance(): Promise<void>
  /** SIGKILL to PostgreSQL, which restarts at once. */
  killDatabase(): Promise<void>
  /** Stops PostgreSQL. The returned function starts it. */
  stopDatabase(): Promise<() => Promise<void>>
  /** SIGSTOP to all processes of PostgreSQL. The returned function sends SIGCONT. */
  freezeDatabase(): Promise<() => void>
  /** Sets the clock of product and PostgreSQL to the true time plus `byMs`. */
  moveClock(byMs: number): void
  /** Fills a disk completely. The returned function frees the space. */
  fillDisk(disk: 'database' | 'files'): () => void
  /** The servers of PostgreSQL and the members of etcd of a cluster. */
  core: Core
}

/** A running product with its sandbox. */
export type TestSystem = Partial<FaultMethods> & {
  name: 'one machine' | 'cluster'
  /** The URLs that students call: of each server process, or of the load balancer. */
  urls: readonly string[]
  /** The URLs of the server processes. */
  instances: readonly string[]
  sandboxUrl: string
  /** A direct connection to the current primary, for the checks. */
  databaseUrl: string
  filesDir: string
  /** Its folder `mails` contains the mailboxes. */
  sandboxDir: string
  stripeKey: string
  /** Waits until the system is as before the fault: all parts of a cluster are back. */
  restore(): Promise<void>
  /** Writers beside the students, which tell whether two primaries acknowledge. */
  writers?: Writers
  /** A sentence for each fault method that is not available. */
  limitations: readonly string[]
  /** The times of `killInstance`, by Date.now(). */
  killedAt: number[]
  /** The number of server processes that exited without a kill. */
  unexpectedExits(): number
  stop(): Promise<void>
}
