import { expect, test } from 'vitest'
import { unusedName } from './unused-name.ts'

test('returns an unused name unchanged', () => {
  expect(unusedName(' Summer ', ['Autumn'])).toBe('Summer')
  expect(unusedName('Summer', [])).toBe('Summer')
})

test('adds the next unused number to a name that a template has in any case', () => {
  expect(unusedName('Summer', ['summer'])).toBe('Summer 2')
  expect(unusedName('Summer', ['Summer', 'SUMMER 2', 'Summer 4'])).toBe('Summer 3')
})

test('returns at most 50 characters', () => {
  const long = 'n'.repeat(60)
  expect(unusedName(long, [])).toBe('n'.repeat(50))
  expect(unusedName(long, ['n'.repeat(50)])).toBe(`${'n'.repeat(48)} 2`)
})
