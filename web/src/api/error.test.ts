import { ErrorBody } from '@labreach/contract/endpoint'
import { expect, test } from 'vitest'
import { errorOf, readRefusal } from './error.ts'

const whole: Required<ErrorBody> = {
  error: 'Weekly limit reached.',
  code: 'weekly_limit',
  message: 'Weekly limit reached.',
  resets_at: '2026-11-28T00:00:00.000Z',
  retry_after: 3,
  newer: { draft: 'Dear', saved_at: '2026-11-21T00:00:00.000Z' },
}

test('a refusal is read with every field that the contract knows', () => {
  expect(Object.keys(whole).toSorted()).toEqual(Object.keys(ErrorBody.shape).toSorted())
  expect(readRefusal(whole)).toEqual(whole)
})

test.each([null, 'text', [], {}, { error: 1, code: null, newer: { draft: 'Dear' }, retry_after: '3', secret: 'x' }])(
  'of %j nothing is taken',
  (body) => expect(readRefusal(body)).toEqual({}),
)

test('a body that is no JSON is a refusal with its status alone', async () => {
  expect(await errorOf(new Response('<h1>Bad gateway</h1>', { status: 502 }))).toMatchObject({
    status: 502,
    code: '',
    sentence: undefined,
    message: 'Server error: 502',
  })
})
