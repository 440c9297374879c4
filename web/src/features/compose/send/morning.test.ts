import { expect, test } from 'vitest'
import { morningAtPlace } from './morning.ts'

test('a morning is told by the clocks of the professor’s place, or in UTC if it is unknown [SEND-73]', () => {
  const zurich = { at: '2026-11-26T07:40:00.000Z', time_zone: 'Europe/Zurich', place: 'Zurich' }
  expect(morningAtPlace(zurich)).toBe('Thursday 8:40 AM in Zurich')
  expect(morningAtPlace({ ...zurich, place: null })).toBe('Thursday 8:40 AM (Zurich time)')
  expect(morningAtPlace({ at: '2026-11-26T08:40:00.000Z', time_zone: null, place: null })).toBe('Thursday 8:40 AM UTC')
})
