import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { lruCache } from '../../lru-cache.ts'
import type { Clock } from '../../clock.ts'
import { EmbeddingsFailure, type Embeddings } from './embeddings.ts'

/** So long a request waits for a vector. In ms. */
const PATIENCE_MS = 250
/** After a failure nobody asks for so long: requests must not queue up at an endpoint that is down. In ms. */
const PAUSE_MS = 30_000
/** Vectors that are kept, some 6 kB each. */
const KEPT = 1_000

type Kept = { vector: Float32Array | null; inTime: Promise<void> }

/**
 * Asks for the vector of each text once and keeps the most recently used, under a digest of the text. `onTrouble` hears of
 * the first answer that fails or is late, and again only after one that came in time.
 */
export function rememberVectors(
  ask: (text: string) => Promise<Float32Array>,
  clock: Clock,
  onTrouble: (error: unknown) => void,
): Embeddings['soon'] {
  const kept = lruCache<string, Kept>(KEPT)
  let pausedUntil = 0
  let troubled = false

  const report = (error: unknown) => {
    if (!troubled) onTrouble(error)
    troubled = true
  }
  const begin = (key: string, text: string): Kept => {
    const one: Kept = { vector: null, inTime: Promise.resolve() }
    let [settled, late] = [false, false]
    const answer = async () => {
      try {
        one.vector = await ask(text)
        if (!late) troubled = false
      } catch (error) {
        report(error)
        if (error instanceof EmbeddingsFailure && error.kind === 'refused') return
        kept.delete(key)
        pausedUntil = clock.now().getTime() + PAUSE_MS
      } finally {
        settled = true
      }
    }
    const patience = async () => {
      await sleep(PATIENCE_MS, undefined, { ref: false })
      late = !settled
      if (late) report(new EmbeddingsFailure('unreachable', `No vector within ${PATIENCE_MS} ms`))
    }
    one.inTime = Promise.race([answer(), patience()])
    return one
  }

  return async (text) => {
    const key = createHash('sha256').update(text).digest('base64')
    const known = kept.get(key)
    if (!known && clock.now().getTime() < pausedUntil) return null
    const one = known ?? begin(key, text)
    if (!known) kept.set(key, one)
    if (!one.vector) await one.inTime
    return one.vector
  }
}
