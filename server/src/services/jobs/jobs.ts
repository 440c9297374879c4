/** Runs one statement in the caller's transaction. A Kysely transaction has this shape. */
export type Transaction = {
  executeQuery<Row>(
    query: {
      readonly sql: string
      readonly parameters: readonly unknown[]
      readonly query: never
      readonly queryId: { readonly queryId: string }
    },
    queryId?: unknown,
  ): Promise<{ readonly rows: Row[] }>
}

/**
 * Work that runs after the response and must not be lost. `JobData` maps each job's name to its data, which must be JSON.
 */
export type Jobs<JobData extends Record<string, object>> = {
  /** Adds a job in the caller's transaction. The job exists if and only if the transaction commits. */
  add<Name extends keyof JobData & string>(tx: Transaction, name: Name, data: JobData[Name]): Promise<void>
  /** Creates the tables of the queues if they are missing. `start` does this too. */
  install(): Promise<void>
  /** Starts the workers of this process. A job that throws is retried for about a day, an unlimited one for good. A job can run more than once. */
  start(workers: Workers<JobData>): Promise<void>
  /**
   * Makes jobs due whose times are far in the future, which happens if they were added while the clock was ahead.
   * Returns their number.
   */
  catchUp(): Promise<number>
  /** The number of jobs by name and state, of names with at least one. */
  count(): Promise<JobCount[]>
  /** Waits a few seconds for running jobs, and stops. */
  close(): Promise<void>
}

/**
 * `waiting`: due or soon due. `retrying`: of these, the ones that failed before. `failed`: given up within the last day, after which
 * they are deleted. `oldest`: since when the oldest of the waiting ones waits.
 * `retryingSeconds`: the age of the oldest that has failed at least three times and is tried again, now or later; null without one.
 */
export type JobCount = {
  name: string
  waiting: number
  retrying: number
  running: number
  failed: number
  oldest: Date | null
  retryingSeconds: number | null
}

/** The signal aborts when the process ends. An aborted job is retried. */
export type Workers<JobData> = { [Name in keyof JobData]: (data: JobData[Name], signal: AbortSignal) => Promise<void> }
