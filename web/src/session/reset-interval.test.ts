import { expect, test } from 'vitest'
import { aStudent } from './a-student.ts'
import { resetInterval } from './reset-interval.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const full = (resets_at: string) => ({ used: 3, limit: 3, resets_at })

test('an open page asks again when the first limit comes back [PLAN-43]', () => {
  const { quotas } = aStudent
  expect(resetInterval(quotas, now), 'no limit is used up').toBe(86_400_000)
  const emails_day = full('2026-11-25T12:05:00Z')
  const unlocks_week = full('2026-11-25T13:00:00Z')
  expect(resetInterval({ ...quotas, emails_day, unlocks_week }, now)).toBe(300_000)
})

test('a reset that is past asks once a minute, and a far one is within the range of a timer [PLAN-43]', () => {
  const { quotas } = aStudent
  expect(resetInterval({ ...quotas, emails_day: full('2026-11-25T11:59:59Z') }, now)).toBe(60_000)
  expect(resetInterval({ ...quotas, emails_day: full('2027-02-25T12:00:00Z') }, now)).toBe(86_400_000)
})
