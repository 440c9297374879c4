import { expect, test } from 'vitest'
import { toFailureDuringSend } from './failures.ts'

const quota = "Quota exceeded for quota metric 'Queries' and limit 'Queries per minute"

test.each([
  ['rateLimitExceeded', 'Rate Limit Exceeded', true],
  ['rateLimitExceeded', `${quota}' of service 'gmail.googleapis.com'`, true],
  ['rateLimitExceeded', `${quota} per user' of service 'gmail.googleapis.com'`, false],
  ['rateLimitExceeded', 'User-rate limit exceeded.  Retry after 2026-03-16T09:00:00.000Z (Mail sending)', false],
  ['userRateLimitExceeded', 'User Rate Limit Exceeded', false],
])('tells a limit of all mailboxes from that of one: %s, %s [OPERATION-10]', (reason, message, sharedLimit) => {
  const error = { response: { status: 429, data: { error: { message, errors: [{ reason }] } } } }
  expect(toFailureDuringSend(error)).toMatchObject({ kind: 'busy', sharedLimit })
})
