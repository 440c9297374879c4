/** Anything that runs one statement inside a transaction of the caller's: a Kysely transaction does. */
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

/** Work that is done after the answer and must not be lost. `Work` names each job with its data, which must be JSON. */
export type Jobs<Work extends Record<string, object>> = {
  /** Writes a job down; it exists exactly when the transaction is committed. */
  add<Name extends keyof Work & string>(tx: Transaction, name: Name, data: Work[Name]): Promise<void>
  /** Makes the queues' own tables where there are none; `start` does so as well. */
  install(): Promise<void>
  /** Begins to work, here as in every other process. One that throws is tried again for about a day, at least once each. */
  start(workers: Workers<Work>): Promise<void>
  /** What a clock that was ahead put off until a time that is far away again is due now. Answers how many jobs that were. */
  catchUp(): Promise<number>
  /** Lets what is under way end, for a few seconds. */
  close(): Promise<void>
}

/** The signal ends work that takes long when the process ends; what it left undone is tried again. */
export type Workers<Work> = { [Name in keyof Work]: (data: Work[Name], signal: AbortSignal) => Promise<void> }
