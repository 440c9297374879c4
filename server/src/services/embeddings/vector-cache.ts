import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { lruCache } from '../../lru-cache.ts'
import type { Clock } from '../../clock.ts'
import { EmbeddingsFailure, type Embeddings } from './embeddings.ts'

/** How long a request waits for a vector, in milliseconds. */
const TIMEOUT_MS = 250
/** The pause after a failure, in milliseconds. Requests must not queue at a service that is down. */
const PAUSE_MS = 30_000
/** The maximum number of cached vectors, about 6 kB each. */
const CACHE_SIZE = 1_000

/** `settled` resolves when the vector has arrived or failed, or at the timeout. */
type Entry = { vector: Float32Array | null; settled: Promise<void> }

/**
 * Requests the vector of each text once and caches the most recently used ones, by a digest of the text. `onFailure` is
 * called for the first response that fails or is late, and again only after one that was in time.
 */
export function createVectorCache(
  embed: (text: string) => Promise<Float32Array>,
  clock: Clock,
  onFailure: (error: unknown) => void,
): Embeddings['tryEmbed'] {
  const cache = lruCache<string, Entry>(CACHE_SIZE)
  let pausedUntil = 0
  let failing = false

  const report = (error: unknown) => {
    if (!failing) onFailure(error)
    failing = true
  }
  const request = (key: string, text: string): Entry => {
    const entry: Entry = { vector: null, settled: Promise.resolve() }
    let [finished, late] = [false, false]
    const load = async () => {
      try {
        entry.vector = await embed(text)
        if (!late) failing = false
      } catch (error) {
        report(error)
        if (error instanceof EmbeddingsFailure && error.kind === 'refused') return
        cache.delete(key)
        pausedUntil = clock.now().getTime() + PAUSE_MS
      } finally {
        finished = true
      }
    }
    const timeout = async () => {
      await sleep(TIMEOUT_MS, undefined, { ref: false })
      late = !finished
      if (late) report(new EmbeddingsFailure('unreachable', `No vector within ${TIMEOUT_MS} ms`))
    }
    entry.settled = Promise.race([load(), timeout()])
    return entry
  }

  return async (text) => {
    const key = createHash('sha256').update(text).digest('base64')
    const cached = cache.get(key)
    if (!cached && clock.now().getTime() < pausedUntil) return null
    const entry = cached ?? request(key, text)
    if (!cached) cache.set(key, entry)
    if (!entry.vector) await entry.settled
    return entry.vector
  }
}
