import { expect, test } from 'vitest'
import { insertAnswer } from './insert-answer.ts'

const question = 'What have you built, measured or taken part in that is nearest to this work?'
const answer = ' I built a gripper\nfor a course '

test('an answer takes the place in brackets that asks for the same, as a sentence of its own [AI-43]', () => {
  const letter =
    'I study [Your Major].\n\n[One sentence: which of their papers you read]\n\n[One sentence: what you did that is nearest to this]\n\nKind regards,\nAna'
  expect(insertAnswer(letter, question, answer)).toBe(
    letter.replace('[One sentence: what you did that is nearest to this]', 'I built a gripper for a course.'),
  )
  expect(insertAnswer(letter, 'Why?', answer)).toBe(
    letter.replace('[One sentence: which of their papers you read]', 'I built a gripper for a course.'),
  )
})

test.each([
  'Kind regards,',
  'Best',
  'Yours sincerely,',
  'With many thanks,',
  'Thank you,',
  'Regards,',
  'Warmly,',
  'All the best,',
  'Cordially,',
  'Thank you for reading this.\n',
  'Looking forward to your reply.\n',
])('without such a place it stands before the closing “%s” [AI-43]', (closing) => {
  const letter = `Dear Ada,\n\nI study [Your Major]. Thank you for your time.\n\n${closing}\nAna`
  expect(insertAnswer(letter, question, answer)).toBe(
    letter.replace(closing, `I built a gripper for a course.\n\n${closing}`),
  )
})

test('thanks and a closing stay together, a name alone is a closing, and thanks within the letter are none [AI-43]', () => {
  const insert = (letter: string) => insertAnswer(letter, question, 'I did.')
  expect(insert('Dear Ada,\n\nWhy?\n\nThank you for your time.\n\nBest,\nAna')).toBe(
    'Dear Ada,\n\nWhy?\n\nI did.\n\nThank you for your time.\n\nBest,\nAna',
  )
  for (const closing of ['Best regards,\nAna Li, B.Sc.', 'Best regards,\nAna Li\n\nP.S. It is late.'])
    expect(insert(`Dear Ada,\n\nWhy?\n\n${closing}`)).toBe(`Dear Ada,\n\nWhy?\n\nI did.\n\n${closing}`)
  expect(insert('Dear Ada,\n\nWhy?\n\nAna Li')).toBe('Dear Ada,\n\nWhy?\n\nI did.\n\nAna Li')
  expect(insert('Dear Ada,\n\nThank you for the data.\n\nYour code runs.')).toBe(
    'Dear Ada,\n\nThank you for the data.\n\nYour code runs.\n\nI did.',
  )
})

test('without a closing it ends the letter, and an empty answer changes nothing [AI-43]', () => {
  expect(insertAnswer('Dear Ada,\n', question, 'Was it you?')).toBe('Dear Ada,\n\nWas it you?')
  expect(insertAnswer('', question, 'I did.')).toBe('I did.')
  expect(insertAnswer('Dear Ada,', question, ' ')).toBe('Dear Ada,')
})
