import { join } from 'node:path'
import { openSaved } from './store.ts'

/** The sandbox's own time, in milliseconds since 1970. Tests move it; it keeps running from where they put it. */
export type Clock = {
  now(): number
  offset(): number
  advance(ms: number): void
  set(now: number): void
  reset(): void
}

/** Opens the clock; its distance from the computer's clock outlives a restart. */
export function openClock(dataDir: string): Clock {
  const saved = openSaved(join(dataDir, 'clock.json'), () => ({ offsetMs: 0 }))
  const shift = (offsetMs: number) => {
    saved.value = { offsetMs }
    saved.save()
  }
  return {
    now: () => Date.now() + saved.value.offsetMs,
    offset: () => saved.value.offsetMs,
    advance: (ms) => shift(saved.value.offsetMs + ms),
    set: (now) => shift(now - Date.now()),
    reset: () => shift(0),
  }
}
