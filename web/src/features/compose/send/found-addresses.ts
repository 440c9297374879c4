import { isRecord } from '../../../credentials/guards.ts'
import type { Session } from '../../../credentials/storage.ts'
import { parseJson } from '../../../credentials/stored-value.ts'

type Cache = Pick<Session, 'emailCache' | 'setEmailCache'>

/** The address that an earlier lookup in this session found for a professor, or undefined. */
export function foundAddress(scholarId: string, cache: Cache): string | undefined {
  const email = addresses(cache)[scholarId]
  return typeof email === 'string' ? email : undefined
}

/** Remembers what a lookup found, until the session's caches are cleared. */
export function rememberAddress(scholarId: string, email: string, cache: Cache): void {
  cache.setEmailCache(JSON.stringify({ ...addresses(cache), [scholarId]: email }))
}

function addresses(cache: Cache): Record<string, unknown> {
  const known = parseJson(cache.emailCache())
  return isRecord(known) ? known : {}
}
