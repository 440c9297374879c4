import { setTimeout as wait } from 'node:timers/promises'
import { databaseUnreachable } from '../refusal.ts'
import { connect } from './connect.ts'
import { createWaitingCalls } from './waiting-calls.ts'

/**
 * Whether PostgreSQL responds. A statement on a stopped database or a dead connection waits without end, and nothing else
 * detects that: so a dedicated connection pings every second, and calls that wait are rejected when it gets no response.
 */
export type DatabaseHealth = {
  alive(): boolean
  /** Returns the result of `work`; throws database_unreachable at once, or as soon as the database stops responding. */
  guard<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The timeout is made of so many short timers: a stall of this process then uses up one of them, not the whole timeout. */
const PIECES = 10

type Options = { intervalMs?: number; timeoutMs?: number; onReconnect?: () => Promise<unknown> }

/** With the defaults waiting calls are rejected within three seconds. `onReconnect` runs before `alive()` is true again. */
export function createDatabaseHealth(
  url: string,
  { intervalMs = 1_000, timeoutMs = 2_000, onReconnect }: Options = {},
): DatabaseHealth {
  const sql = connect(url, { max: 1, fetch_types: false, prepare: false, connect_timeout: timeoutMs / 1_000 })
  const waiting = createWaitingCalls()
  const ended = new AbortController()
  let alive = true
  /** A ping without a response is reused, so that pings do not pile up. */
  let asked: Promise<boolean> | null = null

  async function ping(): Promise<void> {
    asked ??= sql`select 1`.then(
      () => true,
      () => false,
    )
    void asked.finally(() => (asked = null))
    const inTime = new AbortController()
    const timeout = falseAfter(timeoutMs, inTime.signal)
    const responds = await Promise.race([asked, timeout])
    if (responds && !alive) await Promise.race([onReconnect?.(), timeout])
    alive = responds
    inTime.abort()
    if (alive) return
    waiting.rejectAll(databaseUnreachable())
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
        const done = waiting.add(reject)
        work().then(resolve, reject).finally(done)
      })
    },
    async close() {
      ended.abort()
      await sql.end({ timeout: 0 })
      await pinging
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
