import type { Clock } from '../src/clock.ts'

export type MovableClock = Clock & {
  /** Lets time pass, in milliseconds. */
  pass: (ms: number) => void
}

/** A clock that stands still until a test moves it. */
export function movableClock(start: string): MovableClock {
  let now = Date.parse(start)
  return {
    now: () => new Date(now),
    pass(ms) {
      now += ms
    },
  }
}
