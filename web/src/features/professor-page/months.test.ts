import { expect, test } from 'vitest'
import { answers, sayAnswer } from './answers.ts'
import { listMonths, listPauseEnds, listTerms, nextAutumn } from './months.ts'

test('six months in which a term begins are offered, from a month ahead [PROFESSORPAGE-3]', () => {
  expect(listMonths(new Date('2026-11-25T12:00:00Z')).map(({ day }) => day)).toEqual([
    '2027-01-01',
    '2027-06-01',
    '2027-09-01',
    '2028-01-01',
    '2028-06-01',
    '2028-09-01',
  ])
  expect(listMonths(new Date('2026-12-15T12:00:00Z'))[0]).toEqual({ day: '2027-06-01', label: 'Jun 2027' })
})

test('a pause has weeks and terms to choose from, none that a wish does not last [PROFESSORPAGE-9]', () => {
  expect(listPauseEnds(new Date('2026-11-25T12:00:00Z'))).toEqual([
    { day: '2026-12-09', label: '2 weeks' },
    { day: '2026-12-25', label: '1 month' },
    { day: '2027-02-24', label: '3 months' },
    { day: '2027-01-01', label: 'Jan 2027' },
    { day: '2027-06-01', label: 'Jun 2027' },
    { day: '2027-09-01', label: 'Sep 2027' },
  ])
})

test('the student is stopped for six months, or until a later month [PROFESSORPAGE-43]', () => {
  const say = (until: string | null) =>
    answers.find(({ answer }) => answer === 'no_places')!.meaning('Mina', until, new Date('2026-11-25T12:00:00Z'))
  expect(say('2027-01-01')).toBe('Mina sends you no further letter for six months.')
  expect(say('2027-09-01')).toBe('Mina sends you no further letter until Sep 2027.')
  expect(say(null)).toBe('Mina sends you no further letter for six months.')
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
