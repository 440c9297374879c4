import { expect, test } from 'vitest'
import { problemOf } from './check-new-password.ts'

const filled = { token: 't', password: 'abcdefgh', confirm: 'abcdefgh' }

test('asks for the token first [PASSWORD-9]', () => {
  const text = 'Invalid or missing reset token. Please request a new password reset.'
  expect(problemOf({ token: undefined, password: '', confirm: '' })).toBe(text)
  expect(problemOf({ ...filled, token: '' })).toBe(text)
})

test('then for both fields [PASSWORD-10]', () => {
  const text = 'Please enter and confirm your new password.'
  expect(problemOf({ ...filled, password: '' })).toBe(text)
  expect(problemOf({ ...filled, confirm: '' })).toBe(text)
})

test('then for a match, compared as typed [PASSWORD-11]', () => {
  expect(problemOf({ ...filled, password: 'a', confirm: 'b' })).toBe('Passwords do not match. Please try again.')
  expect(problemOf({ ...filled, confirm: 'abcdefgh ' })).toBe('Passwords do not match. Please try again.')
})

test('then for 8 characters [PASSWORD-12]', () => {
  const short = { ...filled, password: 'abcdefg', confirm: 'abcdefg' }
  expect(problemOf(short)).toBe('Password must be at least 8 characters long.')
  expect(problemOf({ ...filled, password: '🔑🔑🔑🔑', confirm: '🔑🔑🔑🔑' })).toBe(
    'Password must be at least 8 characters long.',
  )
  expect(problemOf(filled)).toBeUndefined()
})
