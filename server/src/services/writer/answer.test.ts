import { expect, test } from 'vitest'
import { repeatText } from '../../../test/long-text.ts'
import { parseAnswer } from './answer.ts'

test.each([
  ['a letter alone', 'Dear {professor_name},\n\nHello.', { letter: 'Dear {professor_name},\n\nHello.' }],
  ['JSON', '{"letter": "Dear Ada,"}', { letter: 'Dear Ada,' }],
  [
    'JSON in a fence, with a question',
    '```json\n{"letter": "Dear {major},", "question": " What have you built? "}\n```',
    { letter: 'Dear {major},', question: 'What have you built?' },
  ],
  ['JSON between sentences', 'Here it is: {"letter": "Dear Ada,"} Bye', { letter: 'Dear Ada,' }],
  ['JSON without a question', '{"letter": "Dear Ada,", "question": null}', { letter: 'Dear Ada,' }],
  ['a question that is none', '{"letter": "Dear Ada,", "question": {"text": 1}}', { letter: 'Dear Ada,' }],
  ['an endless question', JSON.stringify({ letter: 'Dear Ada,', question: 'a'.repeat(201) }), { letter: 'Dear Ada,' }],
])('reads %s [AI-42]', (_, text, answer) => {
  expect(parseAnswer(text)).toEqual({ claims: [], ...answer })
})

test('reads that a sentence leans on the title, as 0 [AI-61]', () => {
  const claims = [{ words: 'Your light is slow.', sentence: 0 }]
  expect(parseAnswer(JSON.stringify({ letter: 'Dear Ada,', claims }))).toEqual({ letter: 'Dear Ada,', claims })
})

test.each([
  ['JSON that breaks off', '{"letter": "Dear Ada,'],
  ['JSON without a letter', '{"question": "Why?"}'],
  ['another form of letter', '{"letter": ["Dear Ada,"]}'],
])('%s is no answer', (_, text) => {
  expect(parseAnswer(text)).toBeUndefined()
})

test.each(['{', '{ ', '{"', '}'])('parses a very long text of %j to its end', (part) => {
  const answer = parseAnswer(repeatText(part))
  expect([undefined, repeatText(part)]).toContain(answer?.letter)
})
