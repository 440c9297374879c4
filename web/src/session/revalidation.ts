import { lifetimes } from '@labreach/contract/lifetimes'
import type { Session } from '../credentials/storage.ts'

/** Whether the last validation is older than 30 minutes; a time in the future (a wrong clock) counts as none. */
export function isDue(session: Pick<Session, 'lastValidation'>, now: number): boolean {
  const age = now - session.lastValidation()
  return age > lifetimes.validatedSessionMs || age < 0
}
