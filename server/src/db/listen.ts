import { setTimeout as wait } from 'node:timers/promises'
import { Connection } from './pool.ts'

/** Milliseconds between a lost connection and the next attempt to listen again. */
const RETRY_MS = 500

export type Listening = { close: () => Promise<void> }

/**
 * Listens on a channel of PostgreSQL. `onListening` is called when listening begins, and again when it resumes after a
 * lost connection; notifications in between are missed. Rejects if the first connection fails.
 */
export type Listen = (
  channel: string,
  onNotification: (payload: string) => void,
  onListening?: () => void,
) => Promise<Listening>

/** See Listen. Opens one connection, which must not lead to a pooler. */
export async function listen(
  url: string,
  channel: string,
  onNotification: (payload: string) => void,
  onListening: () => void = () => undefined,
): Promise<Listening> {
  const closed = new AbortController()
  let connection = await connect()

  async function connect(): Promise<Connection> {
    const next = new Connection({ connectionString: url })
    next.on('notification', ({ payload }) => onNotification(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen "${channel}"`)
    } catch (error) {
      await next.end()
      throw error
    }
    next.once('end', () => void reconnect())
    onListening()
    return next
  }

  async function reconnect(): Promise<void> {
    while (!closed.signal.aborted) {
      await wait(RETRY_MS, undefined, { signal: closed.signal }).catch(() => undefined)
      if (closed.signal.aborted) return
      try {
        connection = await connect()
        if (closed.signal.aborted) await connection.end()
        return
      } catch {
        // The database is still unreachable.
      }
    }
  }

  return {
    async close() {
      closed.abort()
      await connection.end()
    },
  }
}
