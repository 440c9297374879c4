import { setImmediate } from 'node:timers/promises'

/** Lets the event loop turn where some milliseconds have gone by since it last did: for long work between requests. */
export type Yielder = () => Promise<void>

export function createYielder(): Yielder {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < 8) return
    await setImmediate()
    since = performance.now()
  }
}
