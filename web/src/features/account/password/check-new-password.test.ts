import { expect, test } from 'vitest'
import { newPasswordProblem } from './check-new-password.ts'

const filled = { token: 't', password: 'abcdefgh', confirm: 'abcdefgh' }

test('requires the token first [PASSWORD-9]', () => {
  const text = 'Invalid or missing reset token. Please request a new password reset.'
  expect(newPasswordProblem({ token: undefined, password: '', confirm: '' })).toBe(text)
  expect(newPasswordProblem({ ...filled, token: '' })).toBe(text)
})

test('then requires both fields [PASSWORD-10]', () => {
  const text = 'Please enter and confirm your new password.'
  expect(newPasswordProblem({ ...filled, password: '' })).toBe(text)
  expect(newPasswordProblem({ ...filled, confirm: '' })).toBe(text)
})

test('then requires equal passwords, compared as typed [PASSWORD-11]', () => {
  expect(newPasswordProblem({ ...filled, password: 'a', confirm: 'b' })).toBe(
    'Passwords do not match. Please try again.',
  )
  expect(newPasswordProblem({ ...filled, confirm: 'abcdefgh ' })).toBe('Passwords do not match. Please try again.')
})

test('then requires 8 characters [PASSWORD-12]', () => {
  const short = { ...filled, password: 'abcdefg', confirm: 'abcdefg' }
  expect(newPasswordProblem(short)).toBe('Password must be at least 8 characters long.')
  expect(newPasswordProblem({ ...filled, password: '🔑🔑🔑🔑', confirm: '🔑🔑🔑🔑' })).toBe(
    'Password must be at least 8 characters long.',
  )
  expect(newPasswordProblem(filled)).toBeUndefined()
})
