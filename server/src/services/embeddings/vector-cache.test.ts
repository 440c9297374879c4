import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createMovableClock } from '../../../test/clock.ts'
import { EmbeddingsFailure } from './embeddings.ts'
import { createVectorCache } from './vector-cache.ts'

/** A cache for a service with this handler, the requested texts, and the reported failures. */
function aCache(handle: (text: string) => Promise<Float32Array>) {
  const [requests, failures]: [string[], string[]] = [[], []]
  const clock = createMovableClock('2026-03-02T09:00:00.000Z')
  const tryEmbed = createVectorCache(
    (text) => {
      requests.push(text)
      return handle(text)
    },
    clock,
    (error) => failures.push((error as Error).message),
  )
  return { tryEmbed, requests, failures, clock }
}
const vector = Float32Array.of(1)
const failAlways = async () => {
  throw new EmbeddingsFailure('unreachable', 'down')
}

test('requests a text once, also for concurrent calls', async () => {
  const { tryEmbed, requests } = aCache(async () => vector)
  expect(await Promise.all([tryEmbed('a'), tryEmbed('a')])).toEqual([vector, vector])
  expect(await tryEmbed('a')).toBe(vector)
  expect(requests).toEqual(['a'])
})

test('evicts the least recently used vector', async () => {
  const { tryEmbed, requests } = aCache(async () => vector)
  await tryEmbed('first')
  await tryEmbed('second')
  for (let number = 0; number < 998; number++) await tryEmbed(String(number))
  await tryEmbed('first')
  await tryEmbed('one too many')
  await tryEmbed('first')
  expect(requests.filter((text) => text === 'first')).toHaveLength(1)
  await tryEmbed('second')
  expect(requests.filter((text) => text === 'second')).toHaveLength(2)
})

test('waits at most a quarter of a second, and caches a late vector for the next call', async () => {
  const { promise, resolve } = Promise.withResolvers<Float32Array>()
  const { tryEmbed, requests, failures } = aCache(() => promise)
  expect(await tryEmbed('a')).toBeNull()
  // A second call before the response does not wait again: it resolves within the same iteration of the event loop.
  expect(await Promise.race([tryEmbed('a'), setImmediate('waits')])).toBeNull()
  resolve(vector)
  await setImmediate()
  expect(await tryEmbed('a')).toBe(vector)
  expect([requests, failures]).toEqual([['a'], ['No vector within 250 ms']])
})

test('reports a service that is down once, pauses for half a minute, and requests again', async () => {
  let handle: () => Promise<Float32Array> = failAlways
  const { tryEmbed, requests, failures, clock } = aCache(() => handle())
  for (const text of ['a', 'b', 'a']) expect(await tryEmbed(text)).toBeNull()
  expect([requests, failures]).toEqual([['a'], ['down']])
  clock.pass(30_000)
  expect(await tryEmbed('b')).toBeNull()
  expect([requests, failures]).toEqual([['a', 'b'], ['down']])
  clock.pass(30_000)
  handle = async () => vector
  expect(await tryEmbed('a')).toBe(vector)
  handle = failAlways
  expect(await tryEmbed('c')).toBeNull()
  expect(failures).toEqual(['down', 'down'])
})

test('does not request a refused text again, and continues with others', async () => {
  const { tryEmbed, requests } = aCache(async (text) => {
    if (text === 'long') throw new EmbeddingsFailure('refused', 'too long')
    return vector
  })
  expect([await tryEmbed('long'), await tryEmbed('long'), await tryEmbed('short')]).toEqual([null, null, vector])
  expect(requests).toEqual(['long', 'short'])
})
