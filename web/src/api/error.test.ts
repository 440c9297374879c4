import { getMe } from '@labreach/contract/account'
import { sendEmail } from '@labreach/contract/outreach'
import { ErrorBody } from '@labreach/contract/schemas/responses'
import { createTemplate } from '@labreach/contract/templates'
import { expect, test } from 'vitest'
import { ApiError, readError, isRefusal, isSignedOut, readRefusal } from './error.ts'

const completeBody: Required<ErrorBody> = {
  error: 'Weekly limit reached.',
  code: 'weekly_limit',
  message: 'Weekly limit reached.',
  resets_at: '2026-11-28T00:00:00.000Z',
  retry_after: 3,
  newer: { draft: 'Dear', subject: 'Hello', saved_at: '2026-11-21T00:00:00.000Z' },
}

test('every field of a refusal in the contract is read [ERROR-5]', () => {
  expect(Object.keys(completeBody).toSorted()).toEqual(Object.keys(ErrorBody.shape).toSorted())
  expect(readRefusal(completeBody)).toEqual(completeBody)
})

test.each([null, 'text', [], {}, { error: 1, code: null, newer: { draft: 'Dear' }, retry_after: '3', secret: 'x' }])(
  'nothing is read from %j',
  (body) => expect(readRefusal(body)).toEqual({}),
)

test('a response that is not JSON gives an error with only a status', async () => {
  expect(await readError(new Response('<h1>Bad gateway</h1>', { status: 502 }), sendEmail)).toMatchObject({
    status: 502,
    code: '',
    sentence: undefined,
    message: 'Server error: 502',
  })
})

test('isRefusal accepts the codes that the call declares; another code does not compile', () => {
  const dailyLimit = new ApiError(403, { code: 'daily_limit' })
  expect(isRefusal(dailyLimit, sendEmail, 'daily_limit')).toBe(true)
  expect(isRefusal(dailyLimit, sendEmail, 'opted_out', 'daily_limit')).toBe(true)
  expect(isRefusal(dailyLimit, sendEmail, 'opted_out', 'rate_limited')).toBe(false)
  expect(isRefusal(new TypeError('Failed to fetch'), sendEmail, 'daily_limit')).toBe(false)
  // @ts-expect-error -- templates_full belongs to createTemplate
  expect(isRefusal(dailyLimit, sendEmail, 'templates_full')).toBe(false)
  // @ts-expect-error -- misspelt
  expect(isRefusal(dailyLimit, sendEmail, 'dayly_limit')).toBe(false)
  // @ts-expect-error -- getMe declares no codes
  expect(isRefusal(dailyLimit, getMe, 'daily_limit')).toBe(true)
  if (!isRefusal(dailyLimit, sendEmail, 'contacts_full', 'daily_limit')) return
  const code: 'contacts_full' | 'daily_limit' = dailyLimit.code
  expect(code).toBe('daily_limit')
})

test.each(['session_required', 'session_ended'])('%s means that there is no session', (code) => {
  expect(isSignedOut(new ApiError(401, { code }))).toBe(true)
})

test('a wrong password, a failing server or a lost connection does not mean that there is no session', () => {
  for (const error of [
    new ApiError(401, { code: 'credentials_wrong' }),
    new ApiError(503, {}),
    new TypeError('offline'),
  ])
    expect(isSignedOut(error)).toBe(false)
})

test.each([
  { call: sendEmail, status: 403, code: 'daily_limit' },
  { call: sendEmail, status: 405, code: 'google_expired' },
  { call: sendEmail, status: 401, code: 'session_required' },
  { call: sendEmail, status: 429, code: 'rate_limited' },
  { call: createTemplate, status: 403, code: 'plan_required' },
  // Several codes of the call have this status.
  { call: createTemplate, status: 409, code: '' },
  // A proxy may have sent it. Reading it as send_unconfirmed would make the page discard the letter's idempotency key.
  { call: sendEmail, status: 504, code: '' },
  { call: sendEmail, status: 418, code: '' },
])('without a code, $status of $call.name means "$code"', async ({ call, status, code }) => {
  expect(await readError(new Response('{}', { status }), call)).toMatchObject({ status, code })
})

test('a code in the response is used, known or not', async () => {
  const error = await readError(Response.json({ code: 'new_one' }, { status: 403 }), sendEmail)
  expect(error.code).toBe('new_one')
})
