import { expect, test } from 'vitest'
import { getAnswerEnd } from './answer-stop.ts'

const invitation = { answer: 'write_next_week', until: null, reservedAt: new Date('2026-11-10T12:00:00Z') }
const end = (answeredAt: string, timeZone: string) =>
  getAnswerEnd({ ...invitation, answeredAt: new Date(answeredAt), timeZone }).toISOString()

test('an invitation for next week is for the week that begins at the professor’s place [PROFESSORPAGE-43]', () => {
  // A Sunday evening in Los Angeles, and a Monday morning in Sydney, are on the other day in UTC.
  expect(end('2026-11-30T02:00:00Z', 'America/Los_Angeles')).toBe('2026-11-30T08:00:00.000Z')
  expect(end('2026-11-29T22:00:00Z', 'Australia/Sydney')).toBe('2026-12-06T13:00:00.000Z')
  expect(end('2026-11-29T22:00:00Z', 'UTC')).toBe('2026-11-30T00:00:00.000Z')
})
