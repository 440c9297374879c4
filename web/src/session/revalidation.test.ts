import { expect, test } from 'vitest'
import { isDue } from './revalidation.ts'

const minutes = (count: number) => count * 60_000
const now = minutes(1_000)
const sessionValidatedAt = (at: number) => ({ lastValidation: () => at })

test('a session is validated again when the last validation is more than 30 minutes ago [SESSION-10]', () => {
  expect(isDue(sessionValidatedAt(now), now)).toBe(false)
  expect(isDue(sessionValidatedAt(now - minutes(30)), now)).toBe(false)
  expect(isDue(sessionValidatedAt(now - minutes(30) - 1), now)).toBe(true)
})

test('a session that was never validated, or at a time in the future, is due', () => {
  expect(isDue(sessionValidatedAt(0), now)).toBe(true)
  expect(isDue(sessionValidatedAt(now + minutes(60)), now)).toBe(true)
})
