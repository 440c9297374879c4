import { expect, test } from 'vitest'
import { createSlots } from './slots.ts'

test('they have run out once people have been turned away for longer than a moment, until nobody is', () => {
  let time = 0
  const slots = createSlots('calls', { all: 1, perNetwork: 1 }, () => time)
  const turnAway = (outcome: 'full' | 'network full' = 'full') => {
    slots.refuse(outcome)
    return slots.ranOut()
  }
  expect(slots.ranOut()).toBe(false)
  expect(turnAway()).toBe(false)
  for (time = 0; time <= 5_000; time += 1_000) expect(turnAway()).toBe(false)
  expect(turnAway()).toBe(true)
  time += 2_001
  expect(slots.ranOut()).toBe(false)
  // A new burst begins anew, and what one network alone is refused counts for nothing.
  expect(turnAway()).toBe(false)
  for (time += 3_000; time < 30_000; time += 1_000) expect(turnAway('network full')).toBe(false)
  expect(slots.refused()).toBeGreaterThan(20)
})

test('knows which network has most', () => {
  const slots = createSlots('calls', { all: 9, perNetwork: 5 })
  expect(slots.fullest()).toBeUndefined()
  expect([slots.take('a', 3), slots.take('b', 4), slots.take('b', 2), slots.take('c', 3)]).toEqual([
    'taken',
    'taken',
    'network full',
    'full',
  ])
  expect([slots.fullest(), slots.taken()]).toEqual(['b', 7])
  slots.leave('b', 4)
  expect([slots.fullest(), slots.taken()]).toEqual(['a', 3])
})
