import type { PostgresJSPendingQuery, PostgresJSReservedSql, PostgresJSSql } from 'kysely-postgres-js'
import type { Sql } from 'postgres'

/**
 * postgres.js as Kysely's dialect takes it, but safe from a connection that ends in the midst of a transaction. There
 * postgres.js 3.4.9 writes to a connection that is no more, which ends the whole process, and gives a dead one back to
 * the pool (github.com/porsager/postgres/issues/1208). Statements outside of transactions need no connection of their
 * own, and go to the pool, which is safe by itself.
 */
export function guarded(sql: Sql, forTransactions: Sql): PostgresJSSql {
  return { options: sql.options, end: (options) => sql.end(options), reserve: async () => turn(sql, forTransactions) }
}

/** Ms after which a wish for a connection is said again. */
const AGAIN_MS = 1_000

/**
 * A connection of one's own. Whoever waits for one that is then lost is forgotten by postgres.js 3.4.9: it opens another
 * one and gives it to nobody. So the wish is said again, and what comes of it a second time is given back.
 */
function reserved(sql: Sql): Promise<PostgresJSReservedSql> {
  const { promise, resolve, reject } = Promise.withResolvers<PostgresJSReservedSql>()
  let over = false
  const end = () => {
    over = true
    clearInterval(again)
  }
  const ask = async () => {
    try {
      const one = (await sql.reserve()) as unknown as PostgresJSReservedSql
      if (over) return one.release()
      end()
      resolve(one)
    } catch (error) {
      end()
      reject(error)
    }
  }
  const again = setInterval(() => void ask(), AGAIN_MS)
  void ask()
  return promise
}

/** What postgres.js tells `onexecute`, as its own `begin` uses it: called when the connection ends. */
type Connection = { onclose: ((reason: Error) => void) | null }

type Given = Parameters<PostgresJSReservedSql['unsafe']>

/** Statements of one caller of Kysely: those between `begin` and the end on one connection, which then is its own. */
function turn(sql: Sql, forTransactions: Sql): PostgresJSReservedSql {
  let own: PostgresJSReservedSql | null = null
  let connection: Connection | null = null
  let lost: Error | null = null
  let end: Promise<never> | null = null
  /** postgres.js 3.4.9 forgets who waits for a connection of their own to be done with another statement as it ends. */
  const orEnd = (result: PostgresJSPendingQuery) => Promise.race([result, end!])

  const begin = async (...[text, , options]: Given) => {
    own = await reserved(forTransactions)
    const { promise, reject } = Promise.withResolvers<never>()
    promise.catch(() => undefined)
    end = promise
    const onexecute = (one: Connection) => {
      const onclose = (reason: Error) => {
        lost = reason
        reject(reason)
      }
      connection = Object.assign(one, { onclose })
      return true
    }
    return orEnd(own.unsafe(text, [], { ...options, onexecute }))
  }
  /**
   * What is lost is rolled back already, and only a connection that is being lost refuses to roll back: Kysely then throws
   * on why there was a rollback at all.
   */
  const rollback = async (...given: Given) => {
    const done = Object.assign([], { command: 'ROLLBACK', count: 0 })
    if (lost || !own) return done
    return orEnd(own.unsafe(...given)).catch((error: Error) => {
      lost = error
      return done
    })
  }

  return {
    unsafe(...given) {
      if (/^(begin|start transaction)/.test(given[0])) return uncancelled(begin(...given))
      if (given[0] === 'rollback') return uncancelled(rollback(...given))
      if (lost) return uncancelled(Promise.reject(lost))
      if (own) return uncancelled(orEnd(own.unsafe(...given)))
      return (sql as unknown as PostgresJSReservedSql).unsafe(...given)
    },
    release() {
      if (connection) Object.assign(connection, { onclose: null })
      if (!lost) own?.release()
    },
  }
}

/** Nothing here takes long enough to be worth cancelling. */
const uncancelled = (result: Promise<Awaited<PostgresJSPendingQuery>>): PostgresJSPendingQuery =>
  Object.assign(result, { cancel: () => undefined })
