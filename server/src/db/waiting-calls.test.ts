import { expect, test } from 'vitest'
import { createWaitingCalls } from './waiting-calls.ts'

test('twenty thousand calls, twenty at the same time, use twenty slots', () => {
  const calls = createWaitingCalls()
  for (let round = 0; round < 1_000; round++) {
    const done = Array.from({ length: 20 }, () => calls.add(() => undefined))
    for (const remove of done) remove()
  }
  expect(calls.slots()).toBe(20)
})

test('a call is rejected once, and only while it is in progress', () => {
  const calls = createWaitingCalls()
  const rejected: string[] = []
  const remove = calls.add(() => rejected.push('over'))
  calls.add(() => rejected.push('in progress'))
  remove()
  calls.rejectAll(new Error('gone'))
  calls.rejectAll(new Error('gone'))
  expect(rejected).toEqual(['in progress'])
})
