import { setImmediate } from 'node:timers/promises'

/** Yields to the event loop if 8 ms have passed since the last time. Long work between requests calls it often. */
export type Yielder = () => Promise<void>

export function createYielder(): Yielder {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < 8) return
    await setImmediate()
    since = performance.now()
  }
}
