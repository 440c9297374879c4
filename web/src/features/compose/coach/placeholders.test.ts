import { hasPlaceholders, splitAtPlaceholders } from '@labreach/contract/coach/placeholders'
import { expect, test } from 'vitest'
import * as shown from '../../../ui/text/placeholders.ts'

test('the coach finds the open places that the letter marks [COMPOSE-45]', () => {
  for (const text of ['', 'Dear {professor_name},', '[Why?] and {x} [y', '{a{b}c} [d[e]f]', '[]{}', 'a\n[b\nc] }{']) {
    expect(hasPlaceholders(text)).toBe(shown.hasPlaceholders(text))
    expect(splitAtPlaceholders(text)).toEqual(shown.splitAtPlaceholders(text))
  }
})
