import { Kysely } from 'kysely'
import { PostgresJSDialect } from 'kysely-postgres-js'
import type postgres from 'postgres'
import { connect } from './connect.ts'
import { guarded } from './guarded.ts'
import type { DB } from './schema.ts'

/** A connection pool, or one transaction of it: every query function takes this. */
export type Db = Kysely<DB>

export type Database = {
  /** Kysely on the pool: what queries take. */
  db: Db
  /** postgres.js itself: COPY and the few statements that are written out and prepared. Behind a pooler not for transactions. */
  sql: postgres.Sql
  /**
   * After an outage: connects as often as it may. postgres.js 3.4.9 fails the first statement on a new connection with the
   * last words of the one that was lost; here nobody waits for it.
   */
  renew: () => Promise<void>
  close: () => Promise<void>
}

type Options = {
  max?: number
  /** Statements are prepared by name. */
  prepared?: boolean
  /** A pooler gives each transaction another connection (PgBouncer). */
  pooled?: boolean
  /**
   * A prepared statement keeps one plan for whatever it is asked. By itself PostgreSQL compares with what plans for the
   * first five values cost: tables that were empty then make it plan every call anew, for as long as the connection lasts.
   */
  onePlan?: boolean
}

/**
 * Opens a pool on `url` (PostgreSQL 15 or newer). Nothing connects before the first query.
 * Numbers beyond 2^53 do not occur here, so bigint and numeric columns are read as numbers.
 */
export function openDatabase(
  url: string,
  { max = 10, prepared = true, pooled = false, onePlan = false }: Options = {},
): Database {
  const number = { to: 0, from: [20, 1700], serialize: String, parse: Number }
  // Nothing is set for a connection that others have, too; PgBouncer does not even take it.
  const connection = onePlan && !pooled ? { plan_cache_mode: 'force_generic_plan' } : {}
  const options = { max, prepare: prepared, types: { number }, connection }
  // As soon as one statement is done somebody else gets the connection. Of the next, sent ahead and still being described,
  // PgBouncer drops the answers, and whoever asked waits for good (seen with 1.18; pgbouncer/pgbouncer issue 759).
  const sql = connect(url, { ...options, ahead: !pooled })
  // In a transaction each statement waits for the one before.
  const forTransactions = pooled ? connect(url, options) : sql
  const pools = new Set([sql, forTransactions])
  const renewed = (pool: postgres.Sql) => Array.from({ length: max }, () => pool`select 1`)
  return {
    db: new Kysely<DB>({ dialect: new PostgresJSDialect({ postgres: () => guarded(sql, forTransactions) }) }),
    sql,
    renew: async () => void (await Promise.allSettled([...pools].flatMap((pool) => renewed(pool)))),
    close: async () => void (await Promise.all([...pools].map((pool) => pool.end({ timeout: 2 })))),
  }
}
