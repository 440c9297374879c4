import { expect, test } from 'vitest'
import { sayAnswer } from './answers.ts'
import { listMonths, listTerms, nextAutumn } from './months.ts'

test('six months in which a term begins are offered, from a month ahead [PROFESSORPAGE-3]', () => {
  expect(listMonths(new Date('2026-11-25T12:00:00Z'))).toEqual([
    '2027-01-01',
    '2027-06-01',
    '2027-09-01',
    '2028-01-01',
    '2028-06-01',
    '2028-09-01',
  ])
  expect(listMonths(new Date('2026-12-15T12:00:00Z'))[0]).toBe('2027-06-01')
})

test.each([
  ['2026-11-25T12:00:00Z', '2027-09-01'],
  ['2027-05-20T12:00:00Z', '2027-09-01'],
  ['2027-07-01T12:00:00Z', '2028-09-01'],
  ['2027-12-31T23:00:00Z', '2028-09-01'],
])('on %s the next autumn is %s [PROFESSORPAGE-3]', (now, day) => expect(nextAutumn(new Date(now))).toBe(day))

test('the terms are named as in the calendar of a department [PROFESSORPAGE-9]', () => {
  expect(listTerms(new Date('2026-11-25T12:00:00Z')).slice(0, 3)).toEqual(['spring 2027', 'summer 2027', 'fall 2027'])
})

test('the month of an answer is said in every time zone [PROFESSORPAGE-3]', () => {
  expect(sayAnswer('no_places', '2027-09-01')).toBe('No places until Sep 2027')
  expect(sayAnswer('no_places', null)).toBe('No places at present')
  expect(sayAnswer('will_answer', null)).toBe('I will answer')
})
