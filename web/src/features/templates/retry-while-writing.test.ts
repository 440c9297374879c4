import { expect, test } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { retryWhileWriting } from './retry-while-writing.ts'

test('repeats the call after `retry_after` while the template is being written, but not after a used-up daily limit', () => {
  const writing = new ApiError(429, { code: 'ai_limit', retry_after: 5 })
  expect([retryWhileWriting.retry(0, writing), retryWhileWriting.retryDelay(0, writing)]).toEqual([true, 5_000])
  expect(retryWhileWriting.retry(40, writing)).toBe(false)
  for (const error of [
    new ApiError(429, { code: 'ai_limit', resets_at: '2026-11-24T10:00:00Z' }),
    new ApiError(429, { code: 'rate_limited', retry_after: 5 }),
    new ApiError(502, { code: 'ai_failed' }),
    new TypeError('no network'),
  ])
    expect(retryWhileWriting.retry(0, error)).toBe(false)
})
