import { expect, test } from 'vitest'
import { ApiError } from '../../../../api/error.ts'
import { isRecipientRefusal, recipientProblem } from './recipient.ts'

const problem = 'Please enter a valid email address'

test('requires a valid address on Basic and Premium [RECIPIENT-10]', () => {
  for (const typed of ['ada', 'ada@', '@example.edu', 'ada@example', 'a b@example.edu', 'a@b@example.edu']) {
    expect(recipientProblem('B', typed)).toBe(problem)
    expect(recipientProblem('P', typed)).toBe(problem)
  }
  expect(recipientProblem('B', ' ada@cs.example.edu ')).toBeUndefined()
})

test('accepts an empty recipient, for the stored address [RECIPIENT-11]', () => {
  expect(recipientProblem('B', '  ')).toBeUndefined()
})

test('does not check the recipient on Free [RECIPIENT-12]', () => {
  expect(recipientProblem('F', 'ada')).toBeUndefined()
})

test('recognizes the refusals of a recipient', () => {
  expect(isRecipientRefusal(new ApiError(400, { code: 'recipient_missing' }))).toBe(true)
  expect(isRecipientRefusal(new ApiError(400, { code: 'recipient_foreign' }))).toBe(true)
  expect(isRecipientRefusal(new ApiError(409, { code: 'recipient_other_professor' }))).toBe(true)
  expect(isRecipientRefusal(new ApiError(403, { code: 'daily_limit' }))).toBe(false)
  expect(isRecipientRefusal(new TypeError('no network'))).toBe(false)
})
