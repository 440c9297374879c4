import type { Clock } from '../src/clock.ts'

export type MovableClock = Clock & {
  /** Advances the clock by milliseconds; a negative number sets it back. */
  pass: (ms: number) => void
}

/** A clock that only a test advances. */
export function createMovableClock(start: string): MovableClock {
  let now = Date.parse(start)
  return {
    now: () => new Date(now),
    pass(ms) {
      now += ms
    },
  }
}
