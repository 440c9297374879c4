import { expect, test } from 'vitest'
import { currentSection } from './current-section.ts'

test('is the last section whose top has passed the line', () => {
  expect(currentSection([-300, 90, 400], 200, false)).toBe(1)
  expect(currentSection([-900, -300, 199], 200, false)).toBe(2)
})

test('is the first one while none has passed it', () => {
  expect(currentSection([250, 700], 200, false)).toBe(0)
})

test('is the last one at the end of the page', () => {
  expect(currentSection([-300, 90, 400], 200, true)).toBe(2)
})
