import { expect, test } from 'vitest'
import { isDue } from './revalidation.ts'

const minutes = (count: number) => count * 60_000
const now = minutes(1_000)
const validated = (at: number) => ({ lastValidation: () => at })

test('a session is validated again once the last time is older than 30 minutes [SESSION-10]', () => {
  expect(isDue(validated(now), now)).toBe(false)
  expect(isDue(validated(now - minutes(30)), now)).toBe(false)
  expect(isDue(validated(now - minutes(30) - 1), now)).toBe(true)
})

test('a session that was never validated is due, and so is one that a wrong clock dated ahead', () => {
  expect(isDue(validated(0), now)).toBe(true)
  expect(isDue(validated(now + minutes(60)), now)).toBe(true)
})
