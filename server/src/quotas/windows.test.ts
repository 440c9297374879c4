import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findRoom, hasRoom } from './windows.ts'

/** The most uses in any window, by trying every millisecond at which a window can end. */
function countMost(times: readonly number[], windowMs: number): number {
  const ends = Array.from({ length: Math.max(0, ...times) + windowMs + 1 }, (_, end) => end)
  return Math.max(...ends.map((end) => times.filter((time) => time > end - windowMs && time <= end).length))
}

const limits = fc.record({ limit: fc.integer({ min: 1, max: 4 }), windowMs: fc.integer({ min: 1, max: 9 }) })
const moments = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 8 })

test('a use has room exactly if no window then holds more than the limit [SEND-34]', () => {
  fc.assert(
    fc.property(moments, limits, fc.integer({ min: 0, max: 30 }), (wanted, limit, at) => {
      const times = wanted.reduce<number[]>((kept, one) => (hasRoom(kept, one, limit) ? [...kept, one] : kept), [])
      expect(countMost(times, limit.windowMs)).toBeLessThanOrEqual(limit.limit)
      expect(hasRoom(times, at, limit)).toBe(countMost([...times, at], limit.windowMs) <= limit.limit)
    }),
    { numRuns: 10_000 },
  )
})

test('the earliest time with room under two limits is found [SEND-34]', () => {
  fc.assert(
    fc.property(
      moments,
      moments,
      limits,
      limits,
      fc.integer({ min: 0, max: 30 }),
      (one, other, first, second, from) => {
        const all = [
          { ...first, times: one },
          { ...second, times: other },
        ]
        const isFree = (at: number) => all.every((limit) => hasRoom(limit.times, at, limit))
        const expected = Array.from({ length: 50 }, (_, step) => from + step).find(isFree)
        expect(findRoom(all, from)).toBe(expected)
      },
    ),
    { numRuns: 10_000 },
  )
})

test('a limit of 0 never has room', () => {
  expect(findRoom([{ limit: 0, windowMs: 10, times: [] }], 5)).toBe(Infinity)
})
