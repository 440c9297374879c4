import { getProfessorEmail } from '@labreach/contract/outreach'
import { limits, timers } from '@labreach/contract/plans'
import { isRefusal } from '../../../../api/error.ts'

/** The state of the lookup of an address. `attempt` counts from 0; `left` is the countdown in seconds. */
export type Lookup =
  | { phase: 'retrieving'; attempt: number }
  | { phase: 'waiting'; attempt: number; left: number }
  | { phase: 'found'; email: string }
  | { phase: 'nothing' }
  | { phase: 'failed' }

export const initialLookup: Lookup = { phase: 'retrieving', attempt: 0 }

/** The seconds to wait after an attempt that was refused as too early: 5, 10, 20, 40, 80. */
export const waitAfter = (attempt: number): number => (timers.lookupWaitMs / 1_000) * 2 ** attempt

/**
 * Returns the state after a failed attempt: a wait if it was too early, until the maximum number of waits. A professor
 * who has opted out has no address here, which is no failure.
 */
export function afterFailure(attempt: number, error: unknown): Lookup {
  if (isRefusal(error, getProfessorEmail, 'opted_out')) return { phase: 'nothing' }
  const tooEarly = isRefusal(error, getProfessorEmail, 'lookup_running', 'rate_limited')
  return tooEarly && attempt < limits.lookupWaits
    ? { phase: 'waiting', attempt, left: waitAfter(attempt) }
    : { phase: 'failed' }
}

/** Returns the next state that follows automatically, and after how many milliseconds; null if none does. */
export function automaticStep(lookup: Lookup): { next: Lookup; afterMs: number } | null {
  if (lookup.phase !== 'waiting') return null
  const { attempt, left } = lookup
  return left > 0
    ? { next: { ...lookup, left: left - 1 }, afterMs: 1_000 }
    : { next: { phase: 'retrieving', attempt: attempt + 1 }, afterMs: timers.lookupRetryMs }
}
