import { expect, test } from 'vitest'
import { aLetter } from './a-letter.ts'
import { refetchInterval } from './refetch-interval.ts'

const now = Date.parse('2026-11-25T20:00:00.000Z')
const heldUntil = (send_at: string) => aLetter({ state: 'held', hold: 'morning', send_at })

test('the list is fetched again when a letter may have left [OUTREACH-21]', () => {
  expect(refetchInterval([aLetter()], now)).toBe(false)
  expect(refetchInterval([aLetter({ state: 'sending' })], now)).toBe(10_000)
  expect(refetchInterval([heldUntil('2026-11-25T20:00:05.000Z')], now)).toBe(7_000)
  expect(refetchInterval([heldUntil('2026-11-25T19:59:00.000Z')], now)).toBe(2_000)
  expect(refetchInterval([heldUntil('2026-11-27T20:00:00.000Z')], now)).toBe(600_000)
  expect(refetchInterval([heldUntil('2026-11-27T20:00:00.000Z'), aLetter({ state: 'sending' })], now)).toBe(10_000)
})
