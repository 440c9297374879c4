import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPlaces } from './places.ts'

test('gives out its places and hands each on in the order of waiting', async () => {
  const places = createPlaces({ count: 2, waitLimit: 1_000, waitingMax: 10 })
  expect([await places.enter(1), await places.enter(1)]).toEqual([0, 1])
  const order: string[] = []
  const third = places.enter(1).then((place) => order.push(`third at ${place}`))
  const fourth = places.enter(1).then((place) => order.push(`fourth at ${place}`))
  places.leave(1)
  await third
  places.leave(0)
  await fourth
  expect(order).toEqual(['third at 1', 'fourth at 0'])
})

test('sends away who waited too long; the place goes to the next', async () => {
  const places = createPlaces({ count: 1, waitLimit: 20, waitingMax: 10 })
  await places.enter(1)
  expect(await places.enter(1)).toBeNull()
  places.leave(0)
  expect(await places.enter(1)).toBe(0)
})

test('sends away at once what would be too much to hold; who has a place counts no more', async () => {
  const places = createPlaces({ count: 1, waitLimit: 1_000, waitingMax: 10 })
  expect(await places.enter(11)).toBe(0)
  const waits = places.enter(6)
  expect(await Promise.race([places.enter(5), sleep(200, 'waits')])).toBeNull()
  const alsoWaits = places.enter(4)
  places.leave(0)
  expect(await waits).toBe(0)
  places.leave(0)
  expect(await alsoWaits).toBe(0)
})
