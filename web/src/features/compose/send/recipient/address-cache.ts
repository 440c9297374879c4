import { isRecord } from '../../../../credentials/guards.ts'
import type { Session } from '../../../../credentials/storage.ts'
import { parseJson } from '../../../../credentials/stored-value.ts'

type Cache = Pick<Session, 'emailCache' | 'setEmailCache'>

/** Returns the address that an earlier lookup in this session found for a professor, or undefined. */
export function getCachedAddress(scholarId: string, cache: Cache): string | undefined {
  const email = readCache(cache)[scholarId]
  return typeof email === 'string' ? email : undefined
}

/** Stores the result of a lookup until the caches of the session are cleared. */
export function cacheAddress(scholarId: string, email: string, cache: Cache): void {
  cache.setEmailCache(JSON.stringify({ ...readCache(cache), [scholarId]: email }))
}

function readCache(cache: Cache): Record<string, unknown> {
  const stored = parseJson(cache.emailCache())
  return isRecord(stored) ? stored : {}
}
