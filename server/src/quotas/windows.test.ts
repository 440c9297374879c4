import * as fc from 'fast-check'
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

const steps = fc.array(
  fc.record({ do: fc.constantFrom('send', 'hold', 'take back', 'stop', 'wait'), ms: fc.integer({ min: 0, max: 12 }) }),
  { maxLength: 40 },
)

test('no window holds more than the limit in any history of sent, held, returned and late letters [SEND-34]', () => {
  fc.assert(
    fc.property(steps, limits, (history, limit) => {
      let [now, isRunning] = [0, true]
      const left: number[] = []
      let held: number[] = []
      for (const step of history) {
        if (step.do === 'send' && hasRoom([...left, ...held], now, limit)) left.push(now)
        if (step.do === 'hold' && hasRoom([...left, ...held], now + step.ms, limit)) held.push(now + step.ms)
        if (step.do === 'take back') held = held.filter((_, at) => at !== step.ms % Math.max(1, held.length))
        if (step.do === 'stop') isRunning = !isRunning
        now += step.do === 'wait' ? step.ms : 0
        const due = isRunning ? held.filter((at) => at <= now).toSorted((one, other) => one - other) : []
        held = held.filter((at) => !due.includes(at))
        // As in outreach/held/claim-letter.ts: a late letter leaves if those that have left leave room, else it comes back.
        for (const _ of due) if (hasRoom(left, now, limit)) left.push(now)
      }
      expect(countMost(left, limit.windowMs)).toBeLessThanOrEqual(limit.limit)
    }),
    { numRuns: 10_000 },
  )
})

test('letters that leave at their time never lack room [SEND-34]', () => {
  fc.assert(
    fc.property(steps, limits, (history, limit) => {
      let now = 0
      const left: number[] = []
      let held: number[] = []
      for (const step of history) {
        if (step.do === 'send' && hasRoom([...left, ...held], now, limit)) left.push(now)
        if (step.do === 'hold' && hasRoom([...left, ...held], now + step.ms, limit)) held.push(now + step.ms)
        for (const end = now + (step.do === 'wait' ? step.ms : 0); ; now++) {
          for (const _ of held.filter((at) => at === now)) {
            expect(hasRoom(left, now, limit)).toBe(true)
            left.push(now)
          }
          held = held.filter((at) => at !== now)
          if (now >= end) break
        }
      }
    }),
    { numRuns: 10_000 },
  )
})

test('a limit of 0 never has room', () => {
  expect(findRoom([{ limit: 0, windowMs: 10, times: [] }], 5)).toBe(Infinity)
})
