import { expect, test } from 'vitest'
import { passwordChangeProblem } from './check-password-change.ts'

const valid = { old: 'the old secret', next: 'a new secret', confirmation: 'a new secret' }

test('accepts a complete change', () => {
  expect(passwordChangeProblem(valid)).toBeUndefined()
  expect(passwordChangeProblem({ ...valid, next: '12345678', confirmation: '12345678' })).toBeUndefined()
})

test('requires all three fields [PASSWORD-19]', () => {
  for (const field of ['old', 'next', 'confirmation'] as const)
    expect(passwordChangeProblem({ ...valid, [field]: '' })).toBe('Please fill in all password fields.')
})

test('requires the same password twice, and checks this before the length [PASSWORD-20]', () => {
  expect(passwordChangeProblem({ ...valid, confirmation: 'a new secreT' })).toBe(
    'New password and confirmation do not match.',
  )
  expect(passwordChangeProblem({ ...valid, next: 'short' })).toBe('New password and confirmation do not match.')
})

test('requires at least 8 characters [PASSWORD-21]', () => {
  expect(passwordChangeProblem({ ...valid, next: '1234567', confirmation: '1234567' })).toBe(
    'New password must be at least 8 characters long.',
  )
})
