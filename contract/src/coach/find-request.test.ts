import { expect, test } from 'vitest'
import { findRequest } from './find-request.ts'
import { readLetter } from './read-letter.ts'

const isSmall = (letter: string) => findRequest(readLetter(letter)).small !== null

test.each([
  'Could we talk for fifteen minutes next week?',
  'May I sit in on one of your group meetings this term?',
  'Would you send me the calibration file of the second gauge?',
  'Is there a small task, such as labelling traces, that I could try before the end of October?',
  'I would be grateful for a short call on Tuesday or Thursday.',
  'Which one paper should I read first, before I start in March?',
  // Of students whose first language is another.
  'It is possible for me to visit your lab one afternoon in the next month?',
  'Please tell me if I can ask you two questions by email this week.',
])('finds the small request: %s [COMPOSE-43]', (letter) => expect(isSmall(letter)).toBe(true))

test.each([
  'I would be grateful for any opportunity to work in your lab.',
  'Please consider me for a fully funded position in your group.',
  'Do you have any openings this summer?',
  'I look forward to hearing from you.',
  'Could you be my supervisor for the scholarship, starting next month?',
  'Could we talk for ten minutes? Could you send me your slides? May I join your lab? Can you recommend a book?',
  'Thank you for your time.',
  'Would you accept me as an intern for two months this summer?',
])('finds no small request: %s [COMPOSE-43]', (letter) => expect(isSmall(letter)).toBe(false))

test('a question about the subject is no further request', () => {
  expect(
    isSmall(
      'Does the drift vanish in helium? Did the second thermistor corrode? Could we talk for ten minutes next week?',
    ),
  ).toBe(true)
})
