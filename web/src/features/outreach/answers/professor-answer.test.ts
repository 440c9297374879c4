import { sayAnswer } from '@labreach/contract/letter-words'
import type { ProfessorAnswer } from '@labreach/contract/outreach'
import { expect, test } from 'vitest'
import { canWriteAgain, sayNextStep } from './professor-answer.ts'

const now = new Date('2026-11-26T12:00:00Z')
const given = (fields: Partial<ProfessorAnswer>): ProfessorAnswer => ({
  answer: 'will_answer',
  until: null,
  at: '2026-11-25T12:00:00.000Z',
  writing_from: null,
  ...fields,
})
const inHalfAYear = '2027-05-26T12:00:00.000Z'

test.each([
  [{ answer: 'write_next_week', writing_from: '2026-11-30T12:00:00.000Z' }, 'Write again from Monday, Nov 30.'],
  [{ answer: 'write_next_week', writing_from: '2026-11-26T11:00:00.000Z' }, 'Write again now.'],
  [{ answer: 'will_answer' }, 'Wait for the reply: no follow-up is needed.'],
  [{ answer: 'no_places', until: '2027-09-01' }, 'Look at others first; ask again after Sep 1, 2027.'],
  [
    { answer: 'no_places', until: '2027-01-01', writing_from: inHalfAYear },
    'Look at others first; ask again after May 26, 2027.',
  ],
  [
    { answer: 'no_places', until: '2027-09-01', writing_from: '2027-09-01T00:00:00.000Z' },
    'Look at others first; ask again after Sep 1, 2027.',
  ],
  [{ answer: 'no_places', writing_from: inHalfAYear }, 'Look at others first; ask again after May 26, 2027.'],
  [{ answer: 'not_my_field' }, 'Look at who is next closest to you.'],
  [{ answer: 'apply_formally' }, 'Apply through the department, and name the professor there.'],
] as const)('after %j the next step is %j [PROFESSORPAGE-17]', (fields, step) =>
  expect(sayNextStep(given(fields), now)).toBe(step),
)

test('an answer is shown in the words of the professor [PROFESSORPAGE-17]', () => {
  expect(sayAnswer(given({ answer: 'no_places', until: '2027-09-01' }))).toBe('No places until Sep 2027')
  expect(sayAnswer(given({ answer: 'no_places' }))).toBe('No places at present')
  expect(sayAnswer(given({ answer: 'apply_formally' }))).toBe('Please apply formally')
})

test('only the answer "Write me next week" asks for another letter, once its time has come [PROFESSORPAGE-17]', () => {
  const asked = given({ answer: 'write_next_week', writing_from: '2026-11-30T12:00:00.000Z' })
  expect(canWriteAgain(asked, now)).toBe(false)
  expect(canWriteAgain(asked, new Date('2026-11-30T12:00:00Z'))).toBe(true)
  expect(canWriteAgain(given({ answer: 'will_answer' }), now)).toBe(false)
})
