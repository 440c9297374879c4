import { Client, Pool as PgPool, TypeOverrides, types as defaultTypes, type ClientConfig, type PoolClient } from 'pg'
import { isUnreachable } from './unreachable.ts'

/** Milliseconds after which a connection that is being opened counts as failed. */
const CONNECT_MS = 10_000

/** Milliseconds without traffic after which TCP checks whether the other end still exists. */
const KEEP_ALIVE_MS = 10_000

/** Milliseconds that running statements get to end when a pool is closed. */
const CLOSE_MS = 2_000

/** Seconds after which an idle connection is replaced: a PostgreSQL process caches ever more tables and plans. */
const LIFETIME_S = 2_700

/** Numbers beyond 2^53 do not occur here, so bigint and numeric are read as numbers. */
const types = new TypeOverrides()
types.setTypeParser(defaultTypes.builtins.INT8, Number)
types.setTypeParser(defaultTypes.builtins.NUMERIC, Number)
const [INT8_ARRAY, INT4_ARRAY] = [1016, 1007]
types.setTypeParser(INT8_ARRAY, defaultTypes.getTypeParser(INT4_ARRAY) as (text: string) => number[])

/** A connection of pg with the settings of this application. */
export class Connection extends Client {
  constructor({ connectionTimeoutMillis = CONNECT_MS, ...config }: ClientConfig = {}) {
    super({
      ...config,
      application_name: 'labreach',
      connectionTimeoutMillis,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      types,
    })
    // pg emits `error` if a connection is lost that runs no statement, and without a listener that ends the process.
    // The next statement on this connection is rejected, and the pool removes the connection.
    this.on('error', () => undefined)
    const query = this.query.bind(this) as (...given: unknown[]) => unknown
    this.query = ((...given: unknown[]) => {
      refuseUndefined(given)
      const result = query(...given)
      // PostgreSQL sends an error before it ends a connection. The pool must not reuse the connection in between.
      if (result instanceof Promise) result.catch((error: unknown) => isUnreachable(error) && void this.end())
      return result
    }) as typeof this.query
  }
}

/** Throws if a parameter is undefined. pg would send NULL, which would hide an error of the caller. */
function refuseUndefined([statement, values]: unknown[]): void {
  const parameters = values ?? (statement as { values?: unknown }).values
  if (Array.isArray(parameters) && parameters.includes(undefined))
    throw new TypeError(`Parameter ${parameters.indexOf(undefined) + 1} of a statement is undefined`)
}

export type Pool = { pool: PgPool; close: () => Promise<void> }

type Options = { max: number; settings?: Record<string, string> }

/**
 * A pool on `url` (PostgreSQL 15 or newer). Nothing connects before the first statement. A caller waits without a limit
 * for a free connection: DatabaseHealth rejects the caller if the database stops responding.
 * @param settings of each session. PgBouncer refuses them.
 */
export function openPool(url: string, { max, settings = {} }: Options): Pool {
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const pool = new PgPool({
    connectionString: url,
    max,
    Client: Connection,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: LIFETIME_S,
    ...(options.length > 0 && { options: options.join(' ') }),
  })
  const open = new Set<PoolClient>()
  pool.on('connect', (client) => open.add(client))
  pool.on('remove', (client) => open.delete(client))
  // An idle connection was lost. The pool has removed it and opens another one for the next statement.
  pool.on('error', () => undefined)

  async function close(): Promise<void> {
    const cut = setTimeout(() => open.forEach((client) => void client.end()), CLOSE_MS)
    await pool.end()
    clearTimeout(cut)
  }
  return { pool, close }
}
