import { expect, test } from 'vitest'
import { plural, shownParameter, withReset } from './text.ts'

test('shows at most 200 characters of a query parameter', () => {
  expect(shownParameter('x'.repeat(500))).toHaveLength(200)
  expect(shownParameter('  ')).toBeUndefined()
  expect(shownParameter(7)).toBeUndefined()
})

test('uses the plural for every count except 1', () => {
  expect(plural(1, 'email')).toBe('1 email')
  expect(plural(14_400, 'citation')).toBe('14,400 citations')
})

test('adds the time of the next possible use, if it is known', () => {
  expect(withReset('Used up.', '2026-11-25T15:20:00Z')).toMatch(/^Used up\. You can try again on \w{3}, Nov 2\d, /)
  expect(withReset('Used up.', null)).toBe('Used up.')
})
