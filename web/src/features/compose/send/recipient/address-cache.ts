import { isRecord } from '../../../../credentials/guards.ts'
import type { Session } from '../../../../credentials/storage.ts'
import { parseJson } from '../../../../credentials/stored-value.ts'

type Cache = Pick<Session, 'emailCache' | 'setEmailCache'>

/** When this page has asked for an address, by Scholar id. The stored entry has no place for it. */
const askedAt = new Map<string, number>()
const freshMs = 5 * 60_000

/**
 * Returns the address that a lookup of this page found for a professor in the last minutes, or undefined. An older one
 * is asked for again: the server takes what the composer sends as typed, also if the professor has corrected it since.
 */
export function getCachedAddress(scholarId: string, cache: Cache): string | undefined {
  if (Date.now() - (askedAt.get(scholarId) ?? -Infinity) > freshMs) return undefined
  const email = readCache(cache)[scholarId]
  return typeof email === 'string' ? email : undefined
}

/** Stores the result of a lookup until the caches of the session are cleared. */
export function cacheAddress(scholarId: string, email: string, cache: Cache): void {
  askedAt.set(scholarId, Date.now())
  cache.setEmailCache(JSON.stringify({ ...readCache(cache), [scholarId]: email }))
}

function readCache(cache: Cache): Record<string, unknown> {
  const stored = parseJson(cache.emailCache())
  return isRecord(stored) ? stored : {}
}
