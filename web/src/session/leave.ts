import { logout } from '@labreach/contract/session'
import type { QueryClient } from '@tanstack/react-query'
import { track } from '../analytics/track.ts'
import { call } from '../api/call.ts'
import { returnKey } from './google-return.ts'
import { forgetReturn } from '../credentials/return-path.ts'
import { session } from '../credentials/session.ts'

/** How long a logout waits for the server to hear of it, in milliseconds. */
const patienceMs = 3_000

/** Ends the session at the server (best effort) and forgets it here. */
export async function leave(client: QueryClient): Promise<void> {
  await call(logout, {}, { signal: AbortSignal.timeout(patienceMs) }).catch((error: unknown) =>
    console.warn('The server did not hear the logout.', error),
  )
  track('logout', {})
  const id = session.studentId()
  session.close()
  // Letters of another student, whose session has expired here, wait for their own sign-in.
  forget(['browse_', returnKey, ...(id ? [`letter_${id}_`, `letter_key_${id}_`] : [])])
  forgetReturn()
  client.clear()
}

/** Filters are forgotten with an expired session too; unsent letters stay, they belong to one student's id. */
export function forgetFilters(): void {
  forget(['browse_'])
}

function forget(prefixes: readonly string[]): void {
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store)) if (prefixes.some((prefix) => key.startsWith(prefix))) store.removeItem(key)
}
