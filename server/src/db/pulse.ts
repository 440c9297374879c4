import { setTimeout as wait } from 'node:timers/promises'
import { databaseUnreachable } from '../refusal.ts'
import { connect } from './connect.ts'

/**
 * Whether PostgreSQL answers. A statement on a stopped database or a dead link waits for as long as it takes, and nobody
 * else can say that it is hopeless: so a connection of its own asks every second, and what waits is let go.
 */
export type Pulse = {
  alive(): boolean
  /** Answers what `work` answers; throws database_unreachable at once, or as soon as the database stops answering. */
  whileAlive<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Patience is had in so many pieces: a time in which this process itself stood still counts as one of them, not as all. */
const PIECES = 10

type Pace = { everyMs?: number; patienceMs?: number; onReturn?: () => Promise<unknown> }

/** With these two, whoever waits is told within three seconds. `onReturn`: what is to be done before it counts as alive again. */
export function createPulse(url: string, { everyMs = 1_000, patienceMs = 2_000, onReturn }: Pace = {}): Pulse {
  const sql = connect(url, { max: 1, fetch_types: false, prepare: false, connect_timeout: patienceMs / 1_000 })
  /**
   * Whoever waits, each at a place of their own. Not a Set: each time V8 lays out its table anew, the old one goes on holding
   * who was in it, with all that hangs on their calls, until everything is collected.
   */
  const waiting: (((reason: Error) => void) | null)[] = []
  const free: number[] = []
  const ended = new AbortController()
  let alive = true
  /** A question that was never answered is still a question: asking more of them would only pile up. */
  let asked: Promise<boolean> | null = null

  async function beat(): Promise<void> {
    asked ??= sql`select 1`.then(
      () => true,
      () => false,
    )
    void asked.finally(() => (asked = null))
    const patience = new AbortController()
    const tooLate = beyond(patienceMs, patience.signal)
    const answers = await Promise.race([asked, tooLate])
    if (answers && !alive) await Promise.race([onReturn?.(), tooLate])
    alive = answers
    patience.abort()
    if (alive) return
    for (const letGo of waiting) letGo?.(databaseUnreachable())
    waiting.fill(null)
  }

  const beating = (async () => {
    while (!ended.signal.aborted) {
      await beat()
      await wait(everyMs, undefined, { signal: ended.signal }).catch(() => undefined)
    }
  })()

  return {
    alive: () => alive,
    whileAlive<T>(work: () => Promise<T>) {
      if (!alive) return Promise.reject(databaseUnreachable())
      return new Promise<T>((resolve, reject) => {
        const place = free.pop() ?? waiting.length
        waiting[place] = reject
        work()
          .then(resolve, reject)
          .finally(() => {
            waiting[place] = null
            free.push(place)
          })
      })
    },
    async close() {
      ended.abort()
      await sql.end({ timeout: 0 })
      await beating
    },
  }
}

/** Answers false after `ms`, or when `signal` ends it. */
async function beyond(ms: number, signal: AbortSignal): Promise<false> {
  for (let piece = 0; piece < PIECES && !signal.aborted; piece++) {
    await wait(ms / PIECES, undefined, { signal }).catch(() => undefined)
  }
  return false
}
