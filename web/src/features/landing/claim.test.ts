import { expect, test } from 'vitest'
import { claim } from './claim.ts'

test('claims 14,000+ professors only while at least 14,000 are listed [LANDING-11]', () => {
  expect(claim(14_000)).toBe('14,000+ professors')
  expect(claim(52_310)).toBe('14,000+ professors')
  expect(claim(13_999)).toBe('13,999 professors')
  expect(claim(1)).toBe('1 professor')
})
