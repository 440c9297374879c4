import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import { isEqual } from '../../encryption.ts'

const SESSION_MS = 12 * 3_600_000
const MAX_SESSIONS = 20

/** Five wrong tokens at once, then one every 12 seconds. */
const FAILURES = 5
const FAILURE_MS = 12_000

/** `wait`: too many wrong tokens; seconds until the next attempt. */
export type Outcome = 'right' | 'wrong' | { wait: number }

export type SignIn = {
  /**
   * Compares a token in constant time. Wrong ones are counted, and after too many none is compared. Those of the form and
   * those of headers are counted apart: a monitor with an old token must not keep the operator out.
   */
  tryToken(token: string, by: 'form' | 'header'): Outcome
  /** Starts a session; returns its id, which is not stored. */
  start(): string
  isSession(id: string | undefined): boolean
  end(id: string | undefined): void
}

/**
 * Signs the operator in, in memory: a restart of the server ends all sessions. Wrong tokens are not counted by address,
 * since all requests come from this machine.
 */
export function createSignIn(token: string, clock: Clock): SignIn {
  const sessions = new Map<string, number>()
  /** In ms: when each counter is empty again. */
  const emptyAt = { form: 0, header: 0 }
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
  const expected = hash(token)

  return {
    tryToken(given, by) {
      const now = clock.now().getTime()
      // A clock that was set back must not lock the operator out for longer than the counter can.
      const empty = Math.min(Math.max(emptyAt[by], now), now + FAILURES * FAILURE_MS)
      const waitMs = empty + FAILURE_MS - FAILURES * FAILURE_MS - now
      if (waitMs > 0) return { wait: Math.ceil(waitMs / 1_000) }
      if (isEqual(hash(given), expected)) return 'right'
      emptyAt[by] = empty + FAILURE_MS
      return 'wrong'
    },
    start() {
      const id = randomBytes(32).toString('base64url')
      const [oldest] = sessions.keys()
      if (sessions.size >= MAX_SESSIONS && oldest) sessions.delete(oldest)
      sessions.set(hash(id), clock.now().getTime() + SESSION_MS)
      return id
    },
    isSession(id) {
      const end = id === undefined ? undefined : sessions.get(hash(id))
      return end !== undefined && end > clock.now().getTime()
    },
    end(id) {
      if (id !== undefined) sessions.delete(hash(id))
    },
  }
}
