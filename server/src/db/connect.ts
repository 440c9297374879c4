import postgres from 'postgres'

/**
 * Seconds before a lost connection is tried again. By itself postgres.js waits ever longer, up to 20 s after seven
 * failures that all connections count together: a database away for three seconds was then missed for twenty.
 */
const pauseBeforeConnecting = (): number => 0.2 + Math.random() / 2

/**
 * The name by which PostgreSQL knows this application: blanks follow, of which it keeps none that anybody sees. They make
 * the first message of a connection longer than the 1,024 bytes up to which postgres.js 3.4.9 holds messages back until the
 * turn of the loop is over. One that is lost in the midst of such a turn never writes a short message again, not even that
 * first one: whoever gets it waits for `connect_timeout`, time after time (github.com/LanternOps/breeze/issues/3225). A
 * long one takes what was held back with it, and all is well again.
 */
const application_name = 'labreach'.padEnd(1_024)

type Wish<T extends Record<string, postgres.PostgresType>> = postgres.Options<T>

/** postgres.js on `url`, as every process here that runs for long uses it. Nothing connects before the first statement. */
export const connect = <T extends Record<string, postgres.PostgresType> = {}>(url: string, wish: Wish<T> = {}) =>
  postgres(url, {
    onnotice: () => undefined,
    backoff: pauseBeforeConnecting,
    connection: { application_name },
    ...wish,
  })
