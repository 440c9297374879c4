import { expect, test } from 'vitest'
import { createPendingWork } from './pending-work.ts'

test('twenty thousand pieces of work, twenty at the same time, use an array of length twenty', () => {
  const pending = createPendingWork()
  for (let round = 0; round < 1_000; round++) {
    const ends = Array.from({ length: 20 }, () => pending.add(() => undefined))
    for (const end of ends) end()
  }
  expect(pending.length()).toBe(20)
})

test('work is rejected once, and only while it is pending', () => {
  const pending = createPendingWork()
  const rejected: string[] = []
  const end = pending.add(() => rejected.push('ended'))
  pending.add(() => rejected.push('pending'))
  end()
  pending.rejectAll(new Error('gone'))
  pending.rejectAll(new Error('gone'))
  expect(rejected).toEqual(['pending'])
})
