import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test('splits milliseconds into days, hours, minutes and seconds, rounded up to a second [LAYOUT-5]', () => {
  expect(timeLeft(((6 * 24 + 5) * 3_600 + 4 * 60 + 3) * 1_000)).toEqual({ days: 6, hours: 5, minutes: 4, seconds: 3 })
  expect(timeLeft(59_001)).toEqual({ days: 0, hours: 0, minutes: 1, seconds: 0 })
  expect(timeLeft(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
})

test('is zero for a negative duration', () => {
  expect(timeLeft(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
  expect(timeLeft(-90_000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})
