import { expect, test } from 'vitest'
import { ApiError } from '../../../api/error.ts'
import { isRecipientRefusal, recipientProblem } from './recipient.ts'

const problem = 'Please enter a valid email address'

test('wants a valid address from students of Basic and Premium [RECIPIENT-10]', () => {
  for (const typed of ['ada', 'ada@', '@example.edu', 'ada@example', 'a b@example.edu', 'a@b@example.edu']) {
    expect(recipientProblem('B', typed)).toBe(problem)
    expect(recipientProblem('P', typed)).toBe(problem)
  }
  expect(recipientProblem('B', ' ada@cs.example.edu ')).toBeUndefined()
})

test('lets the recipient stay empty, for the address Labreach knows [RECIPIENT-11]', () => {
  expect(recipientProblem('B', '  ')).toBeUndefined()
})

test('needs no recipient from a Free student [RECIPIENT-12]', () => {
  expect(recipientProblem('F', 'ada')).toBeUndefined()
})

test('tells a refused recipient from other refusals', () => {
  expect(isRecipientRefusal(new ApiError(400, { code: 'recipient_missing' }))).toBe(true)
  expect(isRecipientRefusal(new ApiError(400, { code: 'recipient_foreign' }))).toBe(true)
  expect(isRecipientRefusal(new ApiError(409, { code: 'recipient_other_professor' }))).toBe(true)
  expect(isRecipientRefusal(new ApiError(403, { code: 'daily_limit' }))).toBe(false)
  expect(isRecipientRefusal(new TypeError('no network'))).toBe(false)
})
