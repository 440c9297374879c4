import { expect, test } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { whileBeingWritten } from './being-written.ts'

test('a letter that is being written is asked for again when the server says; a used-up day is not', () => {
  const writing = new ApiError(429, { code: 'ai_limit', retry_after: 5 })
  expect([whileBeingWritten.retry(0, writing), whileBeingWritten.retryDelay(0, writing)]).toEqual([true, 5_000])
  expect(whileBeingWritten.retry(40, writing)).toBe(false)
  for (const error of [
    new ApiError(429, { code: 'ai_limit', resets_at: '2026-11-24T10:00:00Z' }),
    new ApiError(429, { code: 'rate_limited', retry_after: 5 }),
    new ApiError(502, { code: 'ai_failed' }),
    new TypeError('no network'),
  ])
    expect(whileBeingWritten.retry(0, error)).toBe(false)
})
