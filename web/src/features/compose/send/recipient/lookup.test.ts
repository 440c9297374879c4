import { expect, test } from 'vitest'
import { ApiError } from '../../../../api/error.ts'
import { afterFailure, initialLookup, automaticStep, waitAfter, type Lookup } from './lookup.ts'

const tooEarly = new ApiError(429, { code: 'rate_limited' })

test('waits 5 seconds, then twice as long each time [RECIPIENT-6]', () => {
  expect([0, 1, 2, 3, 4].map(waitAfter)).toEqual([5, 10, 20, 40, 80])
})

test('counts the seconds down, tries again 100 ms later, and gives up after five waits [RECIPIENT-5, RECIPIENT-7]', () => {
  let lookup: Lookup = initialLookup
  let attempts = 0
  const waited: number[] = []
  while (lookup.phase !== 'failed') {
    if (lookup.phase === 'retrieving') {
      attempts++
      waited.push(0)
      lookup = afterFailure(lookup.attempt, tooEarly)
    } else {
      const step = automaticStep(lookup)!
      waited[waited.length - 1]! += step.afterMs
      lookup = step.next
    }
  }
  expect(waited).toEqual([5_100, 10_100, 20_100, 40_100, 80_100, 0])
  expect(attempts).toBe(6)
})

test('fails at once for every other reason [RECIPIENT-8]', () => {
  for (const error of [new ApiError(403, { code: 'plan_required' }), new ApiError(500, {}), new TypeError('offline')])
    expect(afterFailure(0, error)).toEqual({ phase: 'failed' })
})

test('a professor who has opted out has no address here, which is no failure [SEND-46]', () => {
  expect(afterFailure(0, new ApiError(409, { code: 'opted_out' }))).toEqual({ phase: 'nothing' })
})

test('has an automatic step only while it waits', () => {
  for (const phase of ['nothing', 'failed'] as const) expect(automaticStep({ phase })).toBeNull()
  expect(automaticStep({ phase: 'found', email: 'ada@example.edu' })).toBeNull()
  expect(automaticStep(initialLookup)).toBeNull()
})
