import { Kysely, PostgresDialect, PostgresDriver, type PostgresDialectConfig } from 'kysely'
import { listen, type Listen } from './listen.ts'
import { isUnreachable } from './unreachable.ts'
import { openPool } from './pool.ts'
import type { DB } from './schema.ts'
import { createSql, type Sql } from './sql.ts'

/** A connection pool, or one transaction of it: every query function takes this. */
export type Db = Kysely<DB>

export type Database = {
  /** Kysely on the pool. */
  db: Db
  /** SQL text on the same pool: COPY, imports, and the few prepared statements. */
  sql: Sql
  /** Listens on a channel, on a connection outside the pool. */
  listen: Listen
  close: () => Promise<void>
}

type Options = {
  max?: number
  /** `sql` prepares its statements by name. */
  prepared?: boolean
  /** The URL leads to a pooler that assigns a connection to each transaction (PgBouncer). */
  pooled?: boolean
  /**
   * A prepared statement has one plan for all values. By default PostgreSQL compares its cost with those of the first
   * five executions. If tables were empty then, it plans every later execution of that connection again.
   */
  onePlan?: boolean
}

/** Opens a pool on `url` (PostgreSQL 15 or newer). Nothing connects before the first query. */
export function openDatabase(
  url: string,
  { max = 10, prepared = false, pooled = false, onePlan = false }: Options = {},
): Database {
  // Settings would affect other clients of a pooler. PgBouncer refuses them.
  const settings = onePlan && !pooled ? { plan_cache_mode: 'force_generic_plan' } : undefined
  const { pool, close } = openPool(url, { max, ...(settings && { settings }) })
  const borrow = async () => {
    const client = await pool.connect()
    return { client, release: () => client.release() }
  }
  const sql = createSql(borrow, { prepared })
  return {
    db: new Kysely<DB>({ dialect: new Dialect({ pool }) }),
    sql,
    listen: (channel, onNotification, onListening) => listen(url, channel, onNotification, onListening),
    close,
  }
}

/** Kysely's dialect, except that a failed rollback does not hide the error that caused the rollback. */
class Dialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new Driver(this.#config)
  }
}

class Driver extends PostgresDriver {
  /** If the connection is lost, PostgreSQL rolls back, and the superclass discards the connection. */
  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!isUnreachable(error)) throw error
    })
  }
}
