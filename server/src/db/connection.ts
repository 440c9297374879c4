import { Kysely } from 'kysely'
import { PostgresJSDialect } from 'kysely-postgres-js'
import postgres from 'postgres'
import { guarded } from './guarded.ts'
import type { DB } from './schema.ts'

/** A connection pool, or one transaction of it: every query function takes this. */
export type Db = Kysely<DB>

export type Database = {
  /** Kysely on the pool: what queries take. */
  db: Db
  /** postgres.js itself: COPY and the few statements that are written out and prepared. */
  sql: postgres.Sql
  /**
   * After an outage: connects as often as it may. postgres.js 3.4.9 fails the first statement on a new connection with the
   * last words of the one that was lost; here nobody waits for it.
   */
  renew: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Seconds before a lost connection is tried again. By itself postgres.js waits ever longer, up to 20 s after seven
 * failures that all connections count together: a database away for three seconds was then missed for twenty.
 */
export const pauseBeforeConnecting = (): number => 0.2 + Math.random() / 2

/** `prepared`: statements are prepared by name; off behind a pooler that gives each transaction another connection. */
type Wish = { max?: number; prepared?: boolean }

/**
 * Opens a pool on `url` (PostgreSQL 15 or newer). Nothing connects before the first query.
 * Numbers beyond 2^53 do not occur here, so bigint and numeric columns are read as numbers.
 */
export function openDatabase(url: string, { max = 10, prepared = true }: Wish = {}): Database {
  const number = { to: 0, from: [20, 1700], serialize: String, parse: Number }
  const sql = postgres(url, {
    max,
    prepare: prepared,
    onnotice: () => undefined,
    types: { number },
    backoff: pauseBeforeConnecting,
  })
  return {
    db: new Kysely<DB>({ dialect: new PostgresJSDialect({ postgres: () => guarded(sql) }) }),
    sql,
    renew: async () => void (await Promise.allSettled(Array.from({ length: max }, () => sql`select 1`))),
    close: () => sql.end({ timeout: 2 }),
  }
}
