import { Worker } from 'node:worker_threads'
import { setTimeout as sleep } from 'node:timers/promises'
import { lruCache } from '../../lru-cache.ts'
import { correctSpelling, type Meaning } from '../../text/fields/understand.ts'
import type { MeaningModel } from './meaning.ts'
import type { FieldsMessage, LineMessage } from './worker.ts'

/** How long a call waits for the model, in milliseconds. */
const waitMs = 250
/** Lines with their nearest fields, about 3 kB each. */
const cachedMax = 2_000
/** Characters. A line is usually one interest; the rest of a longer text says little and takes time. */
const lineMax = 200
/** Lines that wait for the model; more are understood by words only. */
const waitingMax = 200

/**
 * The Universal Sentence Encoder lite in a thread of its own, since a line takes about 10 ms of processor time.
 * @param after the model is loaded after this promise.
 * @param onFailure called when the thread ends unexpectedly; lines are then understood by words only.
 */
export function createLocalMeaning(after: Promise<void>, onFailure: (error: unknown) => void): MeaningModel {
  const cache = lruCache<string, Promise<Meaning | null>>(cachedMax)
  const waiting = new Map<number, (meaning: Meaning | null) => void>()
  const { promise: ready, resolve: setReady } = Promise.withResolvers<void>()
  let worker: Worker | null = null
  let loaded = false
  let closed = false
  let nextId = 0

  const stop = () => {
    loaded = false
    for (const resolve of waiting.values()) resolve(null)
    waiting.clear()
    setReady()
  }
  const start = () => {
    if (closed) return
    worker = new Worker(new URL('./worker.ts', import.meta.url), { name: 'meaning' })
    worker.unref()
    worker.on('message', ({ id, nearest }: FieldsMessage) => {
      if (id === -1) {
        loaded = true
        setReady()
      }
      waiting.get(id)?.(new Map(nearest))
      waiting.delete(id)
    })
    worker.on('error', (error) => {
      stop()
      if (!closed) onFailure(error)
    })
    worker.on('exit', stop)
  }
  void after.then(start)

  const findMeaning = (line: string): Promise<Meaning | null> => {
    const known = cache.get(line)
    if (known) return known
    if (!loaded || waiting.size >= waitingMax) return Promise.resolve(null)
    const { promise, resolve } = Promise.withResolvers<Meaning | null>()
    waiting.set(nextId, resolve)
    worker!.postMessage({ id: nextId++, line } satisfies LineMessage)
    cache.set(line, promise)
    return promise
  }
  return {
    ready,
    isLoaded: () => loaded,
    findFields: async (lines) => {
      if (!loaded) return new Map()
      const late = sleep(waitMs, null, { ref: false })
      const found = await Promise.all(
        lines.map(async (line) => {
          const text = correctSpelling(line).slice(0, lineMax)
          return [line, await Promise.race([findMeaning(text), late])] as const
        }),
      )
      return new Map(found.flatMap(([line, meaning]) => (meaning ? [[line, meaning] as const] : [])))
    },
    close: async () => {
      closed = true
      await worker?.terminate()
    },
  }
}
