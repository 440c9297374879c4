import { logout } from '@labreach/contract/session'
import type { QueryClient } from '@tanstack/react-query'
import { track } from '../analytics/track.ts'
import { call } from '../api/call.ts'
import { session } from './session.ts'

/** Everything this browser kept for a student under names that begin like this goes with the session. */
const ownPrefixes = ['browse_', 'letter_']

/** How long a logout waits for the server to hear of it, in milliseconds. */
const patienceMs = 3_000

/** Ends the session at the server (best effort) and forgets it here. */
export async function leave(client: QueryClient): Promise<void> {
  await call(logout, {}, { signal: AbortSignal.timeout(patienceMs) }).catch((error: unknown) =>
    console.warn('The server did not hear the logout.', error),
  )
  track('logout', {})
  session.close()
  forget(ownPrefixes)
  client.clear()
}

/** Filters are forgotten with an expired session too; unsent letters stay, they belong to one student's id. */
export function forgetFilters(): void {
  forget(['browse_'])
}

function forget(prefixes: readonly string[]): void {
  for (const key of Object.keys(localStorage)) {
    if (prefixes.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key)
  }
}
