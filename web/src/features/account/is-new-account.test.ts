import { expect, test } from 'vitest'
import { isNewAccount } from './is-new-account.ts'

const createdAt = Date.parse('2026-11-23T12:00:00Z')
const id = `${createdAt
  .toString(16)
  .padStart(12, '0')
  .replace(/^(.{8})/, '$1-')}-7abc-8def-0123456789ab`

test('an account is new for ten minutes after it was created', () => {
  expect(isNewAccount(id, createdAt + 60_000)).toBe(true)
  expect(isNewAccount(id, createdAt - 60_000)).toBe(true)
  expect(isNewAccount(id, createdAt + 86_400_000)).toBe(false)
})
