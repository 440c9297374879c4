import { expect, test } from 'vitest'
import { hasPlaceholders } from './placeholders.ts'

test('finds text in curly braces or square brackets [SEND-2]', () => {
  expect(hasPlaceholders('Dear {professor_name},')).toBe(true)
  expect(hasPlaceholders('I study [Your Major].')).toBe(true)
  expect(hasPlaceholders('Nothing {} left')).toBe(true)
})

test('ignores single braces or brackets', () => {
  expect(hasPlaceholders('f(x) = [0, 1) and {x')).toBe(false)
})
