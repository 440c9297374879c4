import { expect, test } from 'vitest'
import { getNextTerm } from './term.ts'

test.each([
  ['2026-11-25', 'spring 2027'],
  ['2026-12-04', 'spring 2027'],
  ['2026-12-05', 'summer 2027'],
  ['2026-12-31', 'summer 2027'],
  ['2027-01-01', 'summer 2027'],
  ['2027-04-20', 'summer 2027'],
  ['2027-04-21', 'fall 2027'],
  ['2027-07-21', 'fall 2027'],
  ['2027-07-22', 'spring 2028'],
])('on %s the next term in which work could begin is %s [TEMPLATE-52]', (day, term) => {
  expect(getNextTerm(new Date(`${day}T12:00:00Z`))).toBe(term)
})
