import { join } from 'node:path'
import { openJsonFile } from './json-file.ts'

/** The sandbox's clock, in milliseconds since 1970. Tests set it; it continues to run from there. */
export type Clock = {
  now(): number
  offset(): number
  advance(ms: number): void
  set(now: number): void
  reset(): void
}

/** Opens the clock. Its offset from the computer's clock is stored and survives a restart. */
export function openClock(dataDir: string): Clock {
  const file = openJsonFile(join(dataDir, 'clock.json'), () => ({ offsetMs: 0 }))
  const shift = (offsetMs: number) => {
    file.value = { offsetMs }
    file.save()
  }
  return {
    now: () => Date.now() + file.value.offsetMs,
    offset: () => file.value.offsetMs,
    advance: (ms) => shift(file.value.offsetMs + ms),
    set: (now) => shift(now - Date.now()),
    reset: () => shift(0),
  }
}
