import type { Student } from '@labreach/contract/account'

/** A reset that is past by this clock may be ahead by the server's. */
const shortestMs = 60_000
/** A timer of the browser takes at most 24.8 days. */
const longestMs = 24 * 60 * 60_000

/**
 * Returns in how many milliseconds to read the limits of a student again: when the first used up one comes back, and at
 * least once a day. `now` is in milliseconds.
 */
export const resetInterval = (quotas: Student['quotas'], now: number): number =>
  Math.min(
    longestMs,
    ...Object.values(quotas).flatMap(({ resets_at: at }) => (at ? Math.max(shortestMs, Date.parse(at) - now) : [])),
  )
