import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSlots } from './slots.ts'

test('callers get free slots in the order of waiting', async () => {
  const slots = createSlots({ count: 2, waitLimit: 1_000, waitingMax: 10 })
  expect([await slots.enter(1), await slots.enter(1)]).toEqual([0, 1])
  const order: string[] = []
  const third = slots.enter(1).then((slot) => order.push(`third at ${slot}`))
  const fourth = slots.enter(1).then((slot) => order.push(`fourth at ${slot}`))
  slots.leave(1)
  await third
  slots.leave(0)
  await fourth
  expect(order).toEqual(['third at 1', 'fourth at 0'])
})

test('refuses a caller that waited too long; the slot goes to the next one', async () => {
  const slots = createSlots({ count: 1, waitLimit: 20, waitingMax: 10 })
  await slots.enter(1)
  expect(await slots.enter(1)).toBeNull()
  slots.leave(0)
  expect(await slots.enter(1)).toBe(0)
})

test('refuses a caller at once if the waiting weight would be too large; callers with a slot do not count', async () => {
  const slots = createSlots({ count: 1, waitLimit: 1_000, waitingMax: 10 })
  expect(await slots.enter(11)).toBe(0)
  const waits = slots.enter(6)
  expect(await Promise.race([slots.enter(5), sleep(200, 'waits')])).toBeNull()
  const alsoWaits = slots.enter(4)
  slots.leave(0)
  expect(await waits).toBe(0)
  slots.leave(0)
  expect(await alsoWaits).toBe(0)
})
