/**
 * Times for saves without a click, in milliseconds. The server accepts 120 saves an hour from a student: at most
 * 20 + 80 of them are without a click, so that saves by hand remain possible.
 */
const [burst, refillMs] = [20, 45_000]
const backoffMs = { first: 30_000, longest: 10 * 60_000 }

/**
 * Decides how long a save without a click must wait. The first 20 are not delayed, later ones come 45 s apart; a failure
 * delays the next one by 30 s, and each further failure doubles this, up to 10 minutes.
 */
export function createSaveBudget(now: number) {
  let [tokens, refilledAt] = [burst, now]
  let [failures, blockedUntil] = [0, 0]

  function refill(now: number) {
    // A clock that was set back gives nothing.
    const gained = Math.max(0, now - refilledAt) / refillMs
    tokens = Math.min(burst, tokens + gained)
    refilledAt = now
  }

  return {
    /** The time until a save may start. */
    waitMs(now: number): number {
      refill(now)
      const untilToken = tokens >= 1 ? 0 : Math.ceil((1 - tokens) * refillMs)
      return Math.max(untilToken, blockedUntil - now, 0)
    },
    startSave(now: number): void {
      refill(now)
      tokens = Math.max(0, tokens - 1)
    },
    endSave(now: number, hasSucceeded: boolean): void {
      failures = hasSucceeded ? 0 : failures + 1
      const delay = Math.min(backoffMs.longest, backoffMs.first * 2 ** (failures - 1))
      blockedUntil = hasSucceeded ? 0 : now + delay
    },
  }
}
