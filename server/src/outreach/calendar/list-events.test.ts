import { expect, test } from 'vitest'
import { listEvents } from './list-events.ts'
import type { DatedLetter } from './select-dated-letters.ts'

const aLetter = (at: string): DatedLetter => ({
  id: 1,
  professor_id: 1,
  professor_name: 'Lee',
  changed_at: new Date(at),
  hold: null,
  send_at: null,
  confirm_by: null,
  follow_up_from: new Date(at),
  places_again_at: null,
  write_again_at: null,
})

// In Los Angeles November 1, 2026 has 25 hours, and March 8, 2026 has 23.
test.each([
  ['early on a day of 25 hours', '2026-11-01T00:30:00-07:00', '2026-11-02'],
  ['late before a day of 23 hours', '2026-03-07T23:30:00-08:00', '2026-03-08'],
  ['at the begin of a day of 25 hours', '2026-11-01T00:00:00-07:00', '2026-11-01'],
  ['at the end of a year', '2026-12-31T12:00:00-08:00', '2027-01-01'],
])('the first whole day after a time %s [CALENDAR-2]', (_, at, day) => {
  expect(listEvents([aLetter(at)], 'America/Los_Angeles')).toMatchObject([{ when: { day } }])
})
