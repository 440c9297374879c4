import { expect, test } from 'vitest'
import { formatProfessorCount } from './professor-count.ts'

test('shows 14,000+ professors only while at least 14,000 are listed [LANDING-11]', () => {
  expect(formatProfessorCount(14_000)).toBe('14,000+ professors')
  expect(formatProfessorCount(52_310)).toBe('14,000+ professors')
  expect(formatProfessorCount(13_999)).toBe('13,999 professors')
  expect(formatProfessorCount(1)).toBe('1 professor')
})
