import { expect, test } from 'vitest'
import { createSlots } from './slots.ts'

test('slots have run out after more than 5 s of refusals, until there are none', () => {
  let time = 0
  const slots = createSlots('calls', { all: 1, perNetwork: 1 }, () => time)
  const refuse = (outcome: 'full' | 'network full' = 'full') => {
    slots.refuse(outcome)
    return slots.ranOut()
  }
  expect(slots.ranOut()).toBe(false)
  expect(refuse()).toBe(false)
  for (time = 0; time <= 5_000; time += 1_000) expect(refuse()).toBe(false)
  expect(refuse()).toBe(true)
  time += 2_001
  expect(slots.ranOut()).toBe(false)
  // A new burst starts the time again, and refusals of one network's share do not count.
  expect(refuse()).toBe(false)
  for (time += 3_000; time < 30_000; time += 1_000) expect(refuse('network full')).toBe(false)
  expect(slots.refused()).toBeGreaterThan(20)
})

test('returns the network with the most slots', () => {
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
