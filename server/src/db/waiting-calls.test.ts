import { expect, test } from 'vitest'
import { createWaitingCalls } from './waiting-calls.ts'

test('twenty thousand calls, twenty at a time, take twenty slots', () => {
  const calls = createWaitingCalls()
  for (let round = 0; round < 1_000; round++) {
    const done = Array.from({ length: 20 }, () => calls.add(() => undefined))
    for (const take of done) take()
  }
  expect(calls.slots()).toBe(20)
})

test('a call that is over is told nothing, and those that wait are told once', () => {
  const calls = createWaitingCalls()
  const told: string[] = []
  const over = calls.add(() => told.push('over'))
  calls.add(() => told.push('waiting'))
  over()
  calls.rejectAll(new Error('gone'))
  calls.rejectAll(new Error('gone'))
  expect(told).toEqual(['waiting'])
})
