import { Kysely, PostgresDialect, PostgresDriver, type PostgresDialectConfig } from 'kysely'
import { listen, type Listen } from './listen.ts'
import { isUnreachable } from './unreachable.ts'
import { openPool } from './pool.ts'
import type { DB } from './schema.ts'
import { createSql, type Sql } from './sql.ts'

/** A connection pool, or one transaction of it: every query function takes this. */
export type Db = Kysely<DB>

export type Database = {
  /** Kysely on the pool: what queries take. */
  db: Db
  /** SQL text on the same pool: COPY, imports, and the few statements that are written out and prepared. */
  sql: Sql
  /** Listens on a channel, on a connection outside the pool. */
  listen: Listen
  close: () => Promise<void>
}

type Options = {
  max?: number
  /** `sql` prepares its statements by name. */
  prepared?: boolean
  /** A pooler gives each transaction another connection (PgBouncer). */
  pooled?: boolean
  /**
   * A prepared statement has one plan for all values. By itself PostgreSQL compares with the costs of the plans for the
   * first five values: if tables were empty then, it plans every execution again, as long as the connection lasts.
   */
  onePlan?: boolean
}

/** Opens a pool on `url` (PostgreSQL 15 or newer). Nothing connects before the first query. */
export function openDatabase(
  url: string,
  { max = 10, prepared = false, pooled = false, onePlan = false }: Options = {},
): Database {
  // Settings would reach other clients of a pooler too; PgBouncer refuses them.
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

/** Kysely's dialect, but a rollback that fails does not hide the error that caused it. */
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
  /** PostgreSQL rolls back if the connection is lost, and the superclass has discarded the connection. */
  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!isUnreachable(error)) throw error
    })
  }
}
