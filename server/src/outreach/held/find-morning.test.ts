import { expect, test } from 'vitest'
import { findMorning } from './find-morning.ts'

/** The two nights of 2026 and 2027 in which the clocks change, and the mornings before and after each. */
test.each([
  ['Europe/Zurich', '2026-10-23T06:40:00Z', '2026-10-26T07:40:00Z'],
  ['Europe/Zurich', '2027-03-26T07:40:00Z', '2027-03-29T06:40:00Z'],
  ['America/Los_Angeles', '2026-10-30T15:40:00Z', '2026-11-02T16:40:00Z'],
  ['America/Los_Angeles', '2027-03-12T16:40:00Z', '2027-03-15T15:40:00Z'],
  ['Australia/Sydney', '2026-10-01T22:40:00Z', '2026-10-04T21:40:00Z'],
  ['Australia/Sydney', '2027-04-01T21:40:00Z', '2027-04-04T22:40:00Z'],
])('the mornings around a change of the clocks in %s are at 8:40 there [SEND-37]', (timeZone, friday, monday) => {
  expect(findMorning(new Date(friday), timeZone)).toEqual(new Date(friday))
  for (let at = Date.parse(friday) + 1; at <= Date.parse(monday); at += 3_600_000)
    expect(findMorning(new Date(at), timeZone)).toEqual(new Date(monday))
})

test.each(['Europe/Zurich', 'America/Los_Angeles', 'Australia/Sydney', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'the next morning in %s is a weekday, in the future, and within three days [SEND-37]',
  (timeZone) => {
    const show = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' })
    for (let hour = 0; hour < 800 * 24; hour += 7) {
      const from = Date.UTC(2026, 0, 1) + hour * 3_600_000
      const morning = findMorning(new Date(from), timeZone).getTime()
      expect(show.format(morning)).toMatch(/^(Mon|Tue|Wed|Thu|Fri) 08:40$/)
      expect(morning).toBeGreaterThanOrEqual(from)
      expect(morning - from).toBeLessThanOrEqual((3 * 24 + 1) * 3_600_000)
    }
  },
)
