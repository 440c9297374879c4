import { expect, test } from 'vitest'
import { freeName } from './free-name.ts'

test('a name that no template has stays', () => {
  expect(freeName(' Summer ', ['Autumn'])).toBe('Summer')
  expect(freeName('Summer', [])).toBe('Summer')
})

test('a name that a template has gets the next free number, whatever its case', () => {
  expect(freeName('Summer', ['summer'])).toBe('Summer 2')
  expect(freeName('Summer', ['Summer', 'SUMMER 2', 'Summer 4'])).toBe('Summer 3')
})

test('a name stays within 50 characters', () => {
  const long = 'n'.repeat(60)
  expect(freeName(long, [])).toBe('n'.repeat(50))
  expect(freeName(long, ['n'.repeat(50)])).toBe(`${'n'.repeat(48)} 2`)
})
