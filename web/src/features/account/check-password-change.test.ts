import { expect, test } from 'vitest'
import { passwordChangeProblem } from './check-password-change.ts'

const fine = { old: 'the old secret', next: 'a new secret', confirmation: 'a new secret' }

test('lets a complete change through', () => {
  expect(passwordChangeProblem(fine)).toBeUndefined()
  expect(passwordChangeProblem({ ...fine, next: '12345678', confirmation: '12345678' })).toBeUndefined()
})

test('asks for all three fields [PASSWORD-19]', () => {
  for (const field of ['old', 'next', 'confirmation'] as const)
    expect(passwordChangeProblem({ ...fine, [field]: '' })).toBe('Please fill in all password fields.')
})

test('asks for the same password twice, before anything about its length [PASSWORD-20]', () => {
  expect(passwordChangeProblem({ ...fine, confirmation: 'a new secreT' })).toBe(
    'New password and confirmation do not match.',
  )
  expect(passwordChangeProblem({ ...fine, next: 'short' })).toBe('New password and confirmation do not match.')
})

test('asks for at least 8 characters [PASSWORD-21]', () => {
  expect(passwordChangeProblem({ ...fine, next: '1234567', confirmation: '1234567' })).toBe(
    'New password must be at least 8 characters long.',
  )
})
