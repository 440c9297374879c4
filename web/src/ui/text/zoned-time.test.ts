import { expect, test } from 'vitest'
import { weekdayTime, zoneCity } from './zoned-time.ts'

test('writes a time as the clocks of a zone show it, also on the day after daylight saving has ended', () => {
  expect(weekdayTime('2026-11-26T07:40:00.000Z', 'Europe/Zurich')).toBe('Thursday 8:40 AM')
  expect(weekdayTime('2026-10-26T07:40:00.000Z', 'Europe/Zurich')).toBe('Monday 8:40 AM')
  expect(weekdayTime('2026-10-23T06:40:00.000Z', 'Europe/Zurich')).toBe('Friday 8:40 AM')
  expect(weekdayTime('2026-11-25T21:05:00.000Z', 'Asia/Tokyo')).toBe('Thursday 6:05 AM')
})

test('writes UTC for an unknown zone', () => {
  expect(weekdayTime('2026-11-26T08:40:00.000Z', null)).toBe('Thursday 8:40 AM')
  expect(weekdayTime('2026-11-26T00:05:00.000Z', null)).toBe('Thursday 12:05 AM')
})

test('names the city of a zone', () => {
  expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  expect(zoneCity('UTC')).toBe('UTC')
})
