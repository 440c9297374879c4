import { expect, test } from 'vitest'
import { aLetter } from './a-letter.ts'
import { countByWeek } from './weeks.ts'

const now = new Date(2026, 2, 18, 15)
const at = (...day: [number, number, number]) => new Date(...day, 12).toISOString()

test('counts letters by week, starting on Monday, and by state', () => {
  const weeks = countByWeek(
    [
      aLetter({ sent_at: at(2026, 2, 16) }),
      aLetter({ sent_at: at(2026, 2, 15), mark: 'replied' }),
      aLetter({ sent_at: at(2026, 2, 9), state: 'unconfirmed' }),
      aLetter({ sent_at: at(2026, 2, 9), state: 'failed' }),
    ],
    now,
  )
  expect(weeks).toHaveLength(8)
  expect(weeks.at(-1)).toEqual({
    begins: new Date(2026, 2, 16),
    counts: { answered: 0, sent: 1, unconfirmed: 0, failed: 0, held: 0 },
    total: 1,
  })
  expect(weeks.at(-2)).toEqual({
    begins: new Date(2026, 2, 9),
    counts: { answered: 1, sent: 0, unconfirmed: 1, failed: 1, held: 0 },
    total: 3,
  })
})

test('starts with the week of the first letter, at most twenty weeks ago, also across daylight saving time', () => {
  expect(countByWeek([aLetter({ sent_at: at(2025, 11, 29) })], now)).toHaveLength(12)
  const weeks = countByWeek([aLetter({ sent_at: at(2024, 0, 1) })], now)
  expect(weeks).toHaveLength(20)
  expect(weeks.every(({ begins }) => begins.getDay() === 1 && begins.getHours() === 0)).toBe(true)
  expect(weeks.every(({ total }) => total === 0)).toBe(true)
})

test('returns eight empty weeks without letters', () => {
  expect(countByWeek([], now).map(({ total }) => total)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
})

test('a letter that waits to leave has its own kind, and one that came back was not sent [OUTREACH-24]', () => {
  const sent_at = at(2026, 2, 16)
  const letters = [
    aLetter({ sent_at, state: 'held', send_at: at(2026, 2, 24) }),
    aLetter({ sent_at, state: 'returned' }),
  ]
  expect(countByWeek(letters, now).at(-1)).toMatchObject({ counts: { held: 1, failed: 1, sent: 0 }, total: 2 })
})
