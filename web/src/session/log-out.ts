import { logout } from '@labreach/contract/session'
import type { QueryClient } from '@tanstack/react-query'
import { track } from '../analytics/track.ts'
import { call } from '../api/call.ts'
import { returnKey } from './flow-return.ts'
import { forgetHeldLetters } from './letters/follow-held-letter.ts'
import { forgetReturn } from '../credentials/return-path.ts'
import { session } from '../credentials/session.ts'
import { announceLogout, unsavedKey } from './unsaved-work.ts'

/** The timeout of the logout call, in milliseconds. */
const timeoutMs = 3_000

/** Ends the session on the server (best effort) and removes it from this browser. */
export async function logOut(client: QueryClient): Promise<void> {
  // If the session has ended at the server, the call removes the student from this browser.
  const id = session.studentId()
  await call(logout, {}, { signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) =>
    console.warn('The logout call failed.', error),
  )
  track('logout', {})
  session.close()
  forgetHeldLetters()
  // Unsent letters of another student, whose session expired in this browser, remain until that student signs in.
  const own = id ? ['', 'key_', 'answers_', 'places_'].map((kind) => letterPrefix(kind + id)) : []
  removeEntries(['browse_', returnKey, ...own, ...(id ? [unsavedKey(id, '')] : [])])
  if (id) announceLogout(id)
  forgetReturn()
  client.clear()
}

/** The number of letters in this browser that a student has not sent. */
export const countUnsentLetters = (studentId: string): number =>
  [localStorage, sessionStorage].flatMap(Object.keys).filter((key) => key.startsWith(letterPrefix(studentId))).length

const letterPrefix = (studentId: string) => `letter_${studentId}_`

/** Removes the filters, also after an expired session. Unsent letters remain: their keys contain the student's id. */
export function forgetFilters(): void {
  removeEntries(['browse_'])
}

function removeEntries(prefixes: readonly string[]): void {
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store)) if (prefixes.some((prefix) => key.startsWith(prefix))) store.removeItem(key)
}
