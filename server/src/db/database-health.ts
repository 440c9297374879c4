import { setTimeout as wait } from 'node:timers/promises'
import { databaseUnreachable } from '../refusal.ts'
import { Connection } from './pool.ts'
import { createPendingWork } from './pending-work.ts'

/**
 * Detects whether PostgreSQL responds. A statement on a stopped database or a dead connection waits without a limit. So
 * a dedicated connection sends a ping every second, and all work inside `guard` is rejected if it gets no response.
 */
export type DatabaseHealth = {
  alive(): boolean
  /**
   * Returns the result of `work`, the handling of one request. Throws database_unreachable at once if the database does
   * not respond, or as soon as it stops responding.
   */
  guard<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The timeout consists of this number of short timers: a stall of this process uses up one of them, not all. */
const PIECES = 10

type Options = { intervalMs?: number; timeoutMs?: number }

/** With the defaults, pending work is rejected within three seconds. */
export function createDatabaseHealth(
  url: string,
  { intervalMs = 1_000, timeoutMs = 2_000 }: Options = {},
): DatabaseHealth {
  const pending = createPendingWork()
  const ended = new AbortController()
  let alive = true
  let connection: Connection | null = null

  async function open(): Promise<Connection> {
    const next = (connection = new Connection({ connectionString: url, connectionTimeoutMillis: timeoutMs }))
    next.once('end', () => {
      if (connection === next) connection = null
    })
    await next.connect()
    return next
  }

  async function select1(): Promise<boolean> {
    await (connection ?? (await open())).query('select 1')
    return true
  }

  async function ping(): Promise<void> {
    const timeout = new AbortController()
    alive = await Promise.race([select1().catch(() => false), falseAfter(timeoutMs, timeout.signal)])
    timeout.abort()
    if (alive) return
    pending.rejectAll(databaseUnreachable())
    // A dead connection may never report its end. The next ping opens another one.
    void connection?.end()
    connection = null
  }

  const pinging = (async () => {
    while (!ended.signal.aborted) {
      await ping()
      await wait(intervalMs, undefined, { signal: ended.signal }).catch(() => undefined)
    }
  })()

  return {
    alive: () => alive,
    guard<T>(work: () => Promise<T>) {
      if (!alive) return Promise.reject(databaseUnreachable())
      return new Promise<T>((resolve, reject) => {
        const end = pending.add(reject)
        work().then(resolve, reject).finally(end)
      })
    },
    async close() {
      ended.abort()
      await pinging
      await connection?.end()
    },
  }
}

/** Resolves to false after `ms`, or when `signal` aborts. */
async function falseAfter(ms: number, signal: AbortSignal): Promise<false> {
  for (let piece = 0; piece < PIECES && !signal.aborted; piece++) {
    await wait(ms / PIECES, undefined, { signal }).catch(() => undefined)
  }
  return false
}
