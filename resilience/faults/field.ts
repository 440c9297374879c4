/** What can be done to a product that runs, each as its operator would suffer it. A field names only those that it can do. */
export type Powers = {
  /** SIGKILL to one of the server processes, which is started again a second later, as by systemd. */
  killInstance(): Promise<void>
  /** SIGKILL to PostgreSQL's primary: it is started again at once, or the standby takes over. Answers when it was killed. */
  killDatabase(): Promise<void>
  /** Ends PostgreSQL in order; the answer starts it again. */
  stopDatabase(): Promise<() => Promise<void>>
  /** SIGSTOP to every process of PostgreSQL; the answer lets them go on. */
  freezeDatabase(): Promise<() => void>
  /** Moves the clock that product and PostgreSQL read by so many milliseconds from the true time. */
  moveClock(byMs: number): void
  /** Leaves no byte free on the disk of the one or the other; the answer makes room again. */
  fillDisk(which: 'database' | 'files'): () => void
}

/** A running product with its outside world, on which faults are played. */
export type Field = Partial<Powers> & {
  name: 'one machine' | 'cluster'
  /** Where students go: each process, or the balancer before them. */
  urls: readonly string[]
  /** The processes themselves. */
  instances: readonly string[]
  sandboxUrl: string
  /** Straight to the primary of the moment, for the verdict. */
  databaseUrl: string
  filesDir: string
  /** Below it `mails`, the mailboxes. */
  sandboxDir: string
  stripeKey: string
  /** Comes back when it is again what it was before a fault that lasts: a standby follows anew. */
  mend(): Promise<void>
  /** Why powers are missing, a sentence each. */
  missing: readonly string[]
  /** When `killInstance` killed one, by Date.now(). */
  killedAt: number[]
  /** How often a server process ended that nobody had killed. */
  deaths(): number
  stop(): Promise<void>
}
