import { getProfessorEmail } from '@labreach/contract/outreach'
import { limits, timers } from '@labreach/contract/plans'
import { isRefusal } from '../../../api/error.ts'

/** How far the lookup of an address is. `attempt` counts from 0; `left` is the countdown in seconds. */
export type Lookup =
  | { phase: 'retrieving'; attempt: number }
  | { phase: 'waiting'; attempt: number; left: number }
  | { phase: 'found'; email: string }
  | { phase: 'nothing' }
  | { phase: 'failed' }

export const beginning: Lookup = { phase: 'retrieving', attempt: 0 }

/** Seconds to wait after the given attempt came too early: 5, 10, 20, 40, 80. */
export const waitAfter = (attempt: number): number => (timers.lookupWaitMs / 1_000) * 2 ** attempt

/** After a refused attempt: a wait where it only came too early, unless it has waited often enough. */
export function afterFailure(attempt: number, error: unknown): Lookup {
  const tooEarly = isRefusal(error, getProfessorEmail, 'lookup_running', 'rate_limited')
  return tooEarly && attempt < limits.lookupWaits
    ? { phase: 'waiting', attempt, left: waitAfter(attempt) }
    : { phase: 'failed' }
}

/** What follows while nobody does anything, and after how many milliseconds; null where nothing does. */
export function byItself(lookup: Lookup): { next: Lookup; afterMs: number } | null {
  if (lookup.phase !== 'waiting') return null
  const { attempt, left } = lookup
  return left > 0
    ? { next: { ...lookup, left: left - 1 }, afterMs: 1_000 }
    : { next: { phase: 'retrieving', attempt: attempt + 1 }, afterMs: timers.lookupRetryMs }
}
